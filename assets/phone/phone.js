/* The phone page of a room: joining, questions, answers, results, and the trainer's remote control. docs/classroom.md
   describes the messages. Plain JavaScript of 2017, without a build step; text from the server is only inserted as text. */
(function () {
"use strict";

/* ---- DOM helpers and announcements ---- */

const byId = (id) => document.getElementById(id);

/** Keeps a word and the figure after it on one line. */
const withFigures = (text) => text.replace(/([^\s\d.,:;?!)]) (?=[\d\/])/g, "$1\u00a0");
/** Appends children: nodes as they are, everything else as text; nothing for null, undefined and false. */
function appendAll(el, children) {
  for (const child of children) {
    if (Array.isArray(child)) appendAll(el, child);
    else if (child instanceof Node) el.appendChild(child);
    else if (child !== null && child !== undefined && child !== false) el.appendChild(document.createTextNode(withFigures(String(child))));
  }
  return el;
}

function setProps(el, props) {
  for (const key of Object.keys(props || {})) {
    const value = props[key];
    if (value === null || value === undefined || value === false) continue;
    if (key.slice(0, 2) === "on") el[key] = value;
    else if (key === "value") el.value = value;
    else if (key === "checked") el.checked = value;
    else el.setAttribute(key, value === true ? "" : value);
  }
  return el;
}

/** Creates an element from `tag.class other`, optional properties and children. */
function h(tag, props, ...children) {
  const [name, classes] = tag.split("."), own = props && props.constructor === Object;
  const el = document.createElement(name);
  if (classes) el.className = classes;
  return appendAll(setProps(el, own ? props : null), own ? children : [props].concat(children));
}
const svg = (tag, props, ...children) => appendAll(setProps(document.createElementNS("http://www.w3.org/2000/svg", tag), props), children);
const clear = (el) => { while (el.firstChild) el.removeChild(el.firstChild); return el; };
const button = (label, onclick, props) => h("button", Object.assign({ type: "button", class: "button", onclick }, props), label);
const icon = (d, props) => svg("svg", Object.assign({ viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, props),
  svg("path", { d, fill: "none", stroke: "currentColor", "stroke-width": 2.4, "stroke-linecap": "round", "stroke-linejoin": "round" }));
const TICK = "M4 13l5 5L20 6";
const CROSS = "M6 6l12 12M18 6L6 18";
const DASH = "M5 12h14";
const COG = "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5";
const BACK = "M15 5l-7 7 7 7";
const DOWN = "M6 9l6 6 6-6";
const UNDO = "M9 6L4 11l5 5M4 11h10a6 5 0 0 1 0 10h-3";
const LIST = "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01";
const DOTS = "M5 12h.01M12 12h.01M19 12h.01";
let lastId = 0;
const uniqueId = (stem) => stem + (++lastId);

/** Announces a text to screen readers. */
function announce(text) {
  const el = byId("say");
  el.textContent = "";
  setTimeout(() => { el.textContent = text; }, 60);
}

/* ---- Storage and state ---- */

const memory = {};
let storageRefused = false;
const store = {
  get(key) {
    let text = memory[key];
    try { text = localStorage.getItem(key) || text; } catch (e) { /* storage is refused */ }
    try { return text ? JSON.parse(text) : null; } catch (e) { return null; }
  },
  set(key, value) {
    memory[key] = JSON.stringify(value);
    try { localStorage.setItem(key, memory[key]); } catch (e) { storageRefused = true; }
  }
};
store.set("tailleur.here", 1);

/** Random bytes as hexadecimal digits. */
function randomHex(bytes) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => ("0" + byte.toString(16)).slice(-2)).join("");
}

const LANGS = { fr: "Français", it: "Italiano", en: "English" };
const app = {
  // The texts by language; the language that is to be shown, once its texts are there.
  texts: {}, lang: "fr", wanted: "", isLoading: false, code: "", session: null, stage: "code", room: null, state: null, stateAt: 0, isRoomClosed: false, askedForState: false,
  request: "", refused: null, warnedFor: null, typedName: "", settingsOpen: false,
  // The trainer's remote: its secret, the last state from the room, whether the room rejected it, a skip to be confirmed.
  secret: "", control: null, isUnknownRemote: false, confirmsSkip: false,
  // When the turn last changed, when a button was last pressed here, and for which turn.
  turnedAt: -1e4, actedAt: -1e4, sentTurn: null,
  // The list of people while it is open, and its filter.
  people: null, showsPeople: false, peopleFilter: 0,
  // The tables of the answers seen in this quiz, by number, for its end.
  tables: {}
};
const t = (key) => (app.texts[app.lang] || {})[key] || "";
const saveSession = () => {
  if (!app.code || !app.session) return;
  store.set("tailleur.room." + app.code, app.session);
  // Without storage the address identifies the phone after a reload.
  const address = "/?code=" + app.code + (app.session.in ? "#me=" + app.session.token : "");
  if (storageRefused && location.pathname + location.search + location.hash !== address) history.replaceState(null, "", address);
};
const loadSession = (code) => {
  const me = storageRefused && (/^#me=([0-9a-f]{32})$/.exec(location.hash) || [])[1];
  return Object.assign({ token: me || randomHex(16), name: "", in: Boolean(me), last: null, draft: null }, store.get("tailleur.room." + code), { code });
};
/** The id of this device as a remote; created once. */
function deviceId() {
  const own = store.get("tailleur.device") || randomHex(16);
  store.set("tailleur.device", own);
  return own;
}

/* ---- Numbers and texts ---- */

const MARKS = { fr: ["\u202f", ","], it: [".", ","], en: [",", "."] };
const groupDigits = (digits) => digits.replace(/\B(?=(\d{3})+$)/g, MARKS[app.lang][0]);

/** An amount in hundredths, in the notation of the language. */
function formatMoney(coins) {
  const units = Math.floor(coins / 100), cents = coins % 100;
  return groupDigits(String(units)) + (cents ? MARKS[app.lang][1] + ("0" + cents).slice(-2) : "");
}
/** A number being typed (`1234.5`), in the notation of the language. */
const formatTyped = (raw) => raw === "" ? "" : (/^0\d/.test(raw) ? raw.split(".")[0] : groupDigits(raw.split(".")[0])) + (raw.indexOf(".") < 0 ? "" : MARKS[app.lang][1] + raw.split(".")[1]);
const parseMoney = (raw) => {
  const parts = raw.split(".");
  return Number(parts[0] || "0") * 100 + Number(((parts[1] || "") + "00").slice(0, 2));
};
/** “1 point”, “2 points”; French counts zero as singular. */
const isOne = (many) => many === 1 || app.lang === "fr" && many === 0;
const formatPoints = (many) => groupDigits(String(many)) + "\u00a0" + t(isOne(many) ? "phone-point" : "phone-points");
const rightWord = (many) => t(isOne(many) ? "phone-right-one" : "phone-right-ones");
/** A place as the language writes it: “1st”, “1er”, “1ª”. */
const ordinal = (place) => place + (app.lang === "it" ? "ª" : app.lang === "fr" ? isOne(place) ? "er" : "e" : [, "st", "nd", "rd"][place % 100 - place % 10 === 10 ? 0 : place % 10] || "th");
const colon = () => app.lang === "fr" ? "\u202f: " : ": ";
const characterCount = (text) => window.Intl && Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(text)).length : Array.from(text).length;

/* ---- The connection ---- */

let socket = null, tries = 0, retryTimer = 0, lastMessageAt = 0, isNewConnection = false, lastPingAt = 0, longestPingGap = 0, lostAt = 0;

function connect() {
  clearTimeout(retryTimer);
  if (socket && socket.readyState < 2) return;
  let ws;
  try {
    ws = new WebSocket((location.protocol === "https:" ? "wss://" : "ws://") + location.host + "/ws");
  } catch (e) { return retryLater(); }
  socket = ws;
  lastMessageAt = performance.now();
  lastPingAt = 0;
  ws.onopen = () => { if (socket === ws) { lastMessageAt = performance.now(); isNewConnection = true; identify(); } };
  ws.onmessage = (event) => {
    if (socket !== ws) return;
    lastMessageAt = performance.now();
    tries = 0;
    lostAt = 0;
    let message = null;
    try { message = JSON.parse(event.data); } catch (e) { return; }
    attempt(() => onMessage(message));
  };
  ws.onclose = ws.onerror = () => { if (socket === ws) { socket = null; retryLater(); } };
}

/** Retries after half a second, backing off to eight seconds. */
function retryLater() {
  if (!needsRoom()) lostAt = 0;
  if (!shouldListen()) return;
  if (!lostAt && needsRoom()) lostAt = performance.now();
  setTimeout(updateStatus, 700);
  clearTimeout(retryTimer);
  retryTimer = setTimeout(connect, Math.min(8000, 500 * Math.pow(2, tries)) * (0.75 + Math.random() / 2));
  tries = Math.min(tries + 1, 5);
}

/** Drops the connection and opens a new one at once. */
function reconnect() {
  const old = socket;
  socket = null;
  tries = 0;
  if (old) { try { old.close(); } catch (e) { /* it is closed */ } }
  if (needsRoom() && !lostAt) lostAt = performance.now();
  if (shouldListen()) connect();
}

/** True while a lost connection matters to the user; after the end it does not. */
const needsRoom = () => {
  if (app.stage === "remote") return !app.isUnknownRemote && !(app.control && app.control.phase === "end");
  return app.request !== "" || mayReturn() || app.stage === "in" && !(app.state && app.state.phase === "end");
};
/** True after the end for as long as the room may start another quiz; a lost connection is not shown then. */
const mayContinue = () => {
  const ended = app.stage === "remote" ? app.control && app.control.phase === "end" : app.stage === "in" && app.state && app.state.phase === "end";
  return Boolean(ended) && !app.isRoomClosed && performance.now() - app.stateAt < LONGEST_END;
};
const LONGEST_END = 3600000;
const shouldListen = () => needsRoom() || mayContinue();
/** True if another room is open here than the one this phone was in: it rejoins when that one is reopened. */
const mayReturn = () => app.stage === "code" && Boolean(app.session && app.session.seat && app.session.gone);
const sendMessage = (message) => {
  if (!socket || socket.readyState !== 1) return false;
  try { socket.send(JSON.stringify(message)); } catch (e) { return false; }
  return true;
};

/** Identifies this phone on a new connection. */
function identify() {
  const session = app.session;
  if (app.stage === "remote") sendMessage({ remote: { secret: app.secret, device: deviceId(), lang: app.lang } });
  else if (app.request === "knock") sendMessage({ knock: { code: app.code, key: session.key, lang: app.lang } });
  else if (app.request === "join") sendMessage({ join: { code: app.code, key: session.key, name: session.name, pin: app.pin || undefined, token: session.token, lang: app.lang } });
  else if (app.stage === "in" || mayReturn()) sendMessage({ back: { token: session.token, lang: app.lang } });
}

function request(what) {
  app.request = what;
  app.refused = null;
  connect();
  if (socket && socket.readyState === 1) identify();
  render();
}

/** Sends the answer until the room confirms it, but only once this phone is identified. */
function sendPending() {
  const last = app.session && app.session.last;
  if (app.stage === "in" && !isNewConnection && last && !last.kept) {
    last.sent = sendMessage({ answer: { question: last.question, nonce: last.nonce, answer: last.answer } }) ? (last.sent || 0) + 1 : last.sent;
  }
}

function checkConnection() {
  const now = performance.now();
  const last = app.session && app.session.last;
  if (!shouldListen()) return;
  if (!socket) { if (!retryTimer) retryLater(); return; }
  const waits = app.request !== "" || last && !last.kept && last.sent;
  const most = waits ? 8000 : longestPingGap ? Math.max(10000, 3 * longestPingGap) : Infinity;
  if (now - lastMessageAt > most) reconnect();
  // The room refused the identification as too frequent: once more.
  else if (isNewConnection && app.request !== "knock" && socket.readyState === 1) identify();
  else sendPending();
}

function onMessage(message) {
  if (message.ping !== undefined) {
    sendMessage({ pong: message.ping });
    const now = performance.now();
    if (lastPingAt) longestPingGap = Math.max(longestPingGap, now - lastPingAt);
    lastPingAt = now;
  } else if (message.room) {
    app.room = message.room;
    if (app.stage === "code" || app.stage === "name") { app.request = ""; app.stage = "name"; app.refused = app.refused && app.refused.at === "name" ? app.refused : null; }
    render();
  } else if (message.control) onControl(message.control);
  else if (message.people) { app.people = message.people; updatePeople(); }
  else if (message.state) onState(message.state);
  else if (message.answers) { if (app.state) app.state.answers = message.answers; updateAnswerCount(); }
  else if (message.kept) {
    const last = app.session && app.session.last;
    if (last && last.nonce === message.kept.nonce) {
      last.kept = true;
      app.session.draft = null;
      saveSession();
      announce(t("phone-kept"));
      render();
    }
  } else if (message.refused) onRefused(message.refused);
}

function onState(state) {
  const session = app.session;
  if (!session) return;
  const question = state.phase === "question" && state.question, here = state.phase + state.number;
  // When answers close, the room still accepts one that is on its way.
  const sends = isNewConnection || app.state && (app.state.paused && !state.paused || state.phase === "closed" && app.state.phase !== "closed");
  // A refusal of an answer stays visible until the phase or the question changes.
  const why = app.refused && app.refused.at === "answer" && (!app.refused.shownIn || app.refused.shownIn === here) ? app.refused : null;
  if (why) why.shownIn = here;
  const before = state.before || 0;
  if ((session.before || 0) !== before) {
    // Another quiz in the same room: forget the answers of the last one.
    session.last = session.draft = session.seen = null;
    session.before = before;
    app.tables = {};
  }
  app.state = state;
  app.stateAt = performance.now();
  app.askedForState = false;
  app.request = "";
  app.refused = why;
  if (state.left > 10500) app.warnedFor = null;
  if (app.stage !== "in" || !session.in) { app.stage = "in"; app.code = session.code || app.code; session.in = true; session.gone = false; store.set("tailleur.last", app.code); }
  if (state.me && state.me.name) session.name = session.seat = state.me.name;
  const last = session.last;
  if (last && question && question.id === last.question) {
    // A restarted room may have lost the answer: send it again.
    if (isNewConnection && last.kept) last.kept = false;
  } else if (last && !last.kept) {
    // Too late for an answer that was never confirmed.
    if (question || ["reveal", "standings", "end", "removed"].indexOf(state.phase) >= 0) session.last = null;
  }
  if (question) session.seen = { number: state.number, question };
  if (state.phase === "reveal" && state.table && seenQuestion(state)) app.tables[state.number] = { lang: app.lang, seen: seenQuestion(state), table: state.table };
  isNewConnection = false;
  saveSession();
  render();
  if (sends) sendPending();
}

function onRefused(refusal) {
  const why = String(refusal.why || ""), says = String(refusal.says || ""), session = app.session;
  const last = session && session.last, often = /often/.test(why), ofAnswer = typeof refusal.nonce === "string";
  if (app.stage === "remote") {
    // The turn changed at the same moment; the new state shows it.
    if (why === "not-now" && performance.now() - app.turnedAt < 1500) return;
    if (app.control && app.control.phase === "end") { app.isRoomClosed = !often; return; }
    app.isUnknownRemote = (isNewConnection || why === "unknown") && !often;
    app.refused = app.isUnknownRemote || !says ? null : { at: "remote", says };
    render();
    if (app.refused) announce(says);
  } else if (mayReturn() && app.request === "" && !ofAnswer) {
    isNewConnection = false;
  } else if (app.stage !== "in") {
    const joining = app.request === "join";
    if (!(joining && often)) app.request = "";
    app.refused = { at: joining && !/code|room/.test(why) ? "name" : "code", says };
    if (app.refused.at === "code") app.stage = "code";
    render();
    if (joining && !often && app.room && app.room.names) sendMessage({ knock: { code: app.code, lang: app.lang } });
    const at = byId(app.refused.at);
    if (at) at.focus();
  } else if (ofAnswer && (often || isNewConnection || why === "paused")) {
    // Kept, and sent again later.
  } else if (isNewConnection && !ofAnswer) {
    if (often) return;
    // Keep the results on the screen.
    if (app.state && app.state.phase === "end") { app.isRoomClosed = true; return; }
    // Another room is open here: ask for its code, but keep the token of the old one.
    session.in = false;
    session.gone = true;
    saveSession();
    app.stage = "code";
    app.code = "";
    app.state = null;
    app.refused = why === "unknown" ? null : { at: "code", says };
    isNewConnection = false;
    render();
  } else if (says && (!ofAnswer || last && !last.kept && refusal.nonce === last.nonce)) {
    if (ofAnswer) session.last = null;
    app.refused = { at: "answer", says };
    saveSession();
    render();
    announce(says);
  }
}

/* ---- Drawing the table ---- */

const SUITS = {
  h: "M12 21C5 15 2 11.5 2 7.8A5.2 5.2 0 0 1 12 6A5.2 5.2 0 0 1 22 7.8C22 11.5 19 15 12 21z",
  d: "M12 1.5L20.5 12L12 22.5L3.5 12z",
  s: "M12 2C9 7 2.5 10 2.5 14.5A4.5 4.5 0 0 0 10.8 17Q10.5 20 8.5 22H15.5Q13.5 20 13.2 17A4.5 4.5 0 0 0 21.5 14.5C21.5 10 15 7 12 2z",
  c: "M12 2A4.6 4.6 0 0 0 8.6 9.7A4.6 4.6 0 1 0 10.9 16.6Q10.5 20 8.5 22H15.5Q13.5 20 13.1 16.6A4.6 4.6 0 1 0 15.4 9.7A4.6 4.6 0 0 0 12 2z"
};

/** A card by its code, upright or rotated. */
function card(code, cross) {
  const inside = svg("g", cross ? { transform: "translate(70 0) rotate(90)" } : {},
    svg("rect", { x: .5, y: .5, width: 49, height: 69, rx: 4.5, fill: "#faf5e8", stroke: "#d8cfba" }));
  const back = /^(blue|red)(-marked)?$/.exec(code), stop = /^stop(-blue)?$/.exec(code);
  if (stop) inside.firstChild.setAttribute("fill", stop[1] ? "#2f6fd0" : "#d0312d");
  else if (back) {
    const lines = [];
    for (let step = -56; step <= 44; step += 8) lines.push("M" + step + " 4l62 62M" + step + " 66l62 -62");
    const id = uniqueId("clip");
    appendAll(inside, [
      svg("clipPath", { id }, svg("rect", { x: 4, y: 4, width: 42, height: 62, rx: 2.5 })),
      svg("rect", { x: 4, y: 4, width: 42, height: 62, rx: 2.5, fill: back[1] === "blue" ? "#22417f" : "#8c2230" }),
      svg("path", { d: lines.join(""), stroke: "#f3e6c4", "stroke-width": .9, "stroke-opacity": .6, "clip-path": "url(#" + id + ")" }),
      back[2] ? svg("path", { d: "M35 .5H49.5V15z", fill: "#1d3a2f" }) : null,
      back[2] ? svg("path", { d: "M35 .5V15H49.5z", fill: "#faf5e8", stroke: "#16171b", "stroke-width": .7 }) : null
    ].filter(Boolean));
  } else {
    const rank = code.charAt(0) === "T" ? "10" : code.charAt(0), suit = code.charAt(1);
    const ink = suit === "h" || suit === "d" ? "#b3242c" : "#16171b";
    appendAll(inside, [
      svg("text", Object.assign({ x: 5, y: 25, "font-size": 25, "font-weight": 700, fill: ink }, rank === "10" && { x: 3, textLength: 27, lengthAdjust: "spacingAndGlyphs" }), rank),
      svg("path", { d: SUITS[suit] || "", transform: "translate(15 33) scale(1.29)", fill: ink }),
      svg("path", { d: SUITS[suit] || "", transform: "translate(33 7) scale(.540)", fill: ink })
    ]);
  }
  return svg("svg", { viewBox: cross ? "0 0 70 50" : "0 0 50 70", class: cross ? "cross" : null, focusable: "false" }, inside);
}

const darker = (colour) => "#" + [1, 3, 5].map((at) => ("0" + Math.round(parseInt(colour.substr(at, 2), 16) * .62).toString(16)).slice(-2)).join("");

/** A column of pieces of one value, offset every five pieces to make counting easy. */
function column(piece, count, radius) {
  const plaque = piece.shape === "plaque", square = piece.shape === "square";
  const wide = radius * (plaque ? 1.5 : 1), high = radius * .72, thick = radius * .26, side = darker(piece.fill), line = darker(side);
  const tall = 2 * high + thick * count + 2, width = 2 * wide + 5;
  const parts = [];
  for (let place = 0; place < count; place++) {
    const x = wide + 1 + (Math.floor(place / 5) % 2 ? 3 : 0), y = tall - high - 1 - thick * (place + 1);
    const body = plaque || square
      ? (down, fill, by) => svg("rect", { x: x - wide + by, y: y - high + by + down, width: 2 * (wide - by), height: 2 * (high - by), rx: 2, fill, stroke: line, "stroke-width": 1 })
      : (down, fill, by) => svg("ellipse", { cx: x, cy: y + down, rx: wide - by, ry: high - by, fill, stroke: line, "stroke-width": 1 });
    parts.push(body(thick, side, 0));
    if (!plaque && !square) parts.push(svg("rect", { x: x - wide, y, width: 2 * wide, height: thick, fill: side }));
    for (const at of plaque || square ? [] : [-.55, 0, .55]) {
      parts.push(svg("rect", { x: x + wide * at - 1.5, y: y + high * Math.sqrt(1 - at * at) - .2, width: 3, height: thick, fill: piece.edge }));
    }
    parts.push(body(0, piece.fill, 0));
    if (place + 1 === count) {
      const frame = body(0, "none", radius * .2);
      frame.setAttribute("stroke", piece.edge);
      frame.setAttribute("stroke-width", 1.4);
      const room = (plaque ? 1.36 : 1.25) * wide;
      const size = Math.min(radius * .82, room / (Math.max(2, piece.figure.length) * .6));
      parts.push(frame, svg("text", { x, y: y + size * .36, "font-size": size, "font-weight": 700, "text-anchor": "middle", fill: piece.ink }, piece.figure));
    }
  }
  return svg("svg", { viewBox: "0 0 " + width + " " + tall, width, height: tall, focusable: "false" }, parts);
}

/** A heap of pieces of one value, in columns of twenty. */
function columns(heap, radius) {
  const made = [];
  for (let left = heap.count; left > 0 && made.length < 6; left -= 20) made.push(column(heap.piece, Math.min(20, left), radius));
  if (heap.count > 120) made.push(h("b", "× " + heap.count));
  return made;
}

/** The shoe, its mouth to the left. */
const shoeAt = (x, y) => svg("g", { transform: "translate(" + x + " " + y + ")" },
  svg("path", { d: "M-13 8V-2L2 -7H13V8z", fill: "#16171b", stroke: "#efdca8", "stroke-width": 1.3 }),
  svg("rect", { x: -10, y: 0, width: 7, height: 6, fill: "#faf5e8" }));

/** The letters that stand for the spots of bets on the plan. */
const spotSigns = (spots) => spots.map((spot) => spots.some((other) => other !== spot && other.charAt(0) === spot.charAt(0)) ? spot.slice(0, 2) : spot.charAt(0));

/** The seats in rows with the bets in front of them, seen from above, the tailleur at the lower edge. `act(bet)` says what
 * was done with one; a tap chooses the nearest. */
function betPlan(all, bets, act = () => "", here = -1, choose = null) {
  const arc = all.at.every(([, y]) => y !== 100), last = all.at.length - 1;
  const down = (place) => arc || all.at[place][1] < 0, of = (place) => bets.filter((bet) => bet.seat === place + 1);
  // Seats stand in a row, those with bets further apart, and in the lower row the tailleur between them.
  const ranks = all.at.map(([x], place) => all.at.filter(([other], at) => other < x || other === x && at < place).length);
  const rowOf = (isDown) => all.at.map((at, place) => place).filter((place) => down(place) === isDown).sort((one, other) => ranks[one] - ranks[other]);
  const xs = [], widths = [], bare = bets.length ? 26 : 29;
  let tailleur = 150;
  for (const row of [rowOf(true), rowOf(false)]) {
    const gap = (place, at) => !down(place) && at && all.at[place][0] > 0 && all.at[row[at - 1]][0] <= 0 ? 36 : 0, isWide = (place) => of(place).length > 0;
    const many = row.filter(isWide).length, left = 300 - row.reduce((sum, place, at) => sum + gap(place, at) + (isWide(place) ? 0 : bare), 0), wide = Math.min(62, left / (many || 1)), spare = (left - wide * many) / row.length;
    let from = 0;
    row.forEach((place, at) => {
      const width = (isWide(place) ? wide : bare) + spare;
      if (gap(place, at)) tailleur = from + 18;
      from += gap(place, at);
      xs[place] = from + width / 2;
      from += width;
    });
    if (many) widths.push(wide);
  }
  const x = (place) => xs[place];
  // Bets are drawn as large as their neighbours leave room for; a payment stands in front of its bet.
  const size = Math.max(.8, Math.min(1.5, (Math.min(62, ...widths) - 5) / 39)), step = 21 * size;
  const slots = (place) => of(place).reduce((sum, bet) => sum + (bet.payment ? 2 : 1), all.shoe === place + 1 ? 1 : 0);
  const tallest = (isDown) => Math.max(0, ...all.at.map((at, place) => down(place) === isDown ? slots(place) : 0));
  const top = all.payers ? 28 : 17, middle = top + 18 + step * tallest(true) + (arc ? 14 : bets.length ? 6 : 20), high = arc ? middle + 36 : middle + step * tallest(false) + 36;
  const y = (place) => arc ? top + 14 * Math.pow(2 * ranks[place] / last - 1, 2) : down(place) ? top : high - 18;
  const signs = spotSigns(bets.map((bet) => bet.spot));
  const el = svg("svg", { viewBox: "-6 0 312 " + high, class: "wide seats" + (bets.length ? " plan" : ""), focusable: "false" },
    svg("path", { d: "M" + (tailleur - 14) + " " + high + "a14 14 0 0 1 28 0z", fill: "#efdca8", "fill-opacity": .35 }));
  for (let one = 0; one < (all.payers || 0); one++) {
    const at = 150 + (all.payers > 1 ? one * 28 - 14 : 0);
    appendAll(el, [svg("path", { d: "M" + (at - 12) + " 0a12 11 0 0 0 24 0z", fill: "#efdca8", "fill-opacity": .35 }),
      svg("text", { x: at, y: 8, "text-anchor": "middle", "font-size": 9, "font-weight": 700, fill: "#efdca8" }, all.payers > 1 ? all.payers - one : "")]);
  }
  const places = [];
  all.at.forEach((at, place) => {
    const own = of(place), sits = own.length > 0 || (all.taken || []).indexOf(place + 1) >= 0;
    appendAll(el, [svg("circle", { cx: x(place), cy: y(place), r: own.length ? 14 : bare / 2 - 2.5, fill: sits ? "#efdca8" : "none", stroke: "#efdca8", "stroke-width": 1.2, "stroke-dasharray": sits ? "none" : "3 3" }),
      svg("text", { x: x(place), y: y(place) + 5, "text-anchor": "middle", "font-size": own.length || bare > 26 ? 16 : 12, "font-weight": 700, fill: sits ? "#0a3526" : "#efdca8" }, place + 1)]);
    const out = down(place) ? 1 : -1;
    let from = y(place) + out * 14;
    const tag = (fill, line, words, isLong, ink, dash) => [svg("rect", Object.assign({ x: -19.5, y: -9.5, width: 39, height: 19, rx: 4, fill, "stroke-dasharray": dash }, line)),
      svg("text", Object.assign({ y: 4.5, "text-anchor": "middle", "font-size": 13, "font-weight": 700, fill: ink }, isLong && { textLength: 36, lengthAdjust: "spacingAndGlyphs" }), words)];
    own.forEach((bet) => {
      const at = bets.indexOf(bet), done = act(at), isHere = at === here, ink = isHere ? "#0a3526" : "#fff", sign = !bet.payment && { paid: "M19 -12.5v6M16 -9.5h6", left: "M16.5 -9.5h5" }[done];
      const to = places[at] = [x(place), from + out * step * .53];
      from += out * step;
      appendAll(el, [svg("g", { opacity: done === "taken" && !isHere ? .5 : 1, transform: "translate(" + to + ") scale(" + size + ")" },
        tag(isHere ? "#ffd98a" : "#0a3526", { stroke: isHere ? "#fff" : "#efdca8", "stroke-width": isHere ? 2 : .8, "stroke-opacity": done && !isHere ? .4 : 1 }, [svg("tspan", { "font-size": 10 }, signs[at] + "\u2009"), bet.amount], bet.amount.length > 3, ink, bet.standing ? "3 2" : "none"),
        // What was done with a bet is on its corner, or it is crossed out.
        done === "taken" && svg("path", { d: "M-18 0h36", stroke: ink, "stroke-width": 2 }),
        sign && [svg("circle", { cx: 19, cy: -9.5, r: 5, fill: "#efdca8" }), svg("path", { d: sign, fill: "none", stroke: "#0a3526", "stroke-width": 1.8 })])]);
      if (!bet.payment) return;
      appendAll(el, [svg("g", { transform: "translate(" + [x(place), from + out * step * .53] + ") scale(" + size + ")" }, tag("#efdca8", {}, "+" + formatMoney(bet.act.paid), bet.act.paid >= 100000 || bet.act.paid % 100, "#0a3526"))]);
      from += out * step;
    });
    if (all.shoe === place + 1) appendAll(el, [shoeAt(x(place), from + out * 10)]);
  });
  if (all.shoe === null) appendAll(el, [shoeAt(tailleur, high - 25)]);
  if (choose) {
    el.onclick = (event) => {
      const box = el.getBoundingClientRect(), away = ([px, py]) => Math.hypot(box.left + (px + 6) * box.width / 312 - event.clientX, box.top + py * box.height / high - event.clientY);
      const near = places.map((to, at) => at).sort((one, other) => away(places[one]) - away(places[other]))[0];
      if (near !== undefined && away(places[near]) < 44) attempt(() => choose(near));
    };
  }
  return el;
}
/** The settlement of a bet in a verdict, for the plan. */
const actOf = (bet) => bet.act === "collected" ? "taken" : bet.act ? "paid" : "";

function packs(shoe) {
  const part = (count) => 300 * count / Math.max(1, shoe.cards), out = part(shoe.out);
  const bar = svg("svg", { viewBox: "0 0 320 56", class: "wide", focusable: "false" },
    svg("rect", { x: 10, y: 14, width: 300, height: 28, rx: 3, fill: "none", stroke: "#efdca8", "stroke-dasharray": "4 3" }),
    svg("rect", { x: 10 + out, y: 14, width: Math.max(0, 300 - out), height: 28, rx: 3, fill: "#faf5e8", stroke: "#d8cfba" }));
  for (let x = 16 + out; x < 308; x += 6) appendAll(bar, [svg("path", { d: "M" + x + " 15v26", stroke: "#d8cfba" })]);
  if (shoe.behind !== null && shoe.behind !== undefined) {
    const x = 310 - part(shoe.behind);
    appendAll(bar, [svg("rect", { x: x - 2.5, y: 6, width: 5, height: 44, rx: 1.5, fill: "#b3242c", stroke: "#faf5e8" }),
      svg("text", { x: Math.min(x + 6, 290), y: 55, "font-size": 12, fill: "#efdca8" }, shoe.behind)]);
  }
  return appendAll(bar, [svg("text", { x: 10, y: 10, "font-size": 12, fill: "#efdca8" }, shoe.cards)]);
}

const heapText = (heap) => heap.count + "\u00a0×\u00a0" + heap.piece.label;
const isOfHeap = (line, heap) => line.slice(-heap.piece.name.length) === heap.piece.name && line.indexOf(String(heap.count)) >= 0;
/** A line of a description: chips beside a drawn one, the sum of a bet in a column of its own. */
function wordsOf(line, heaps) {
  const heap = (heaps || []).find((one) => isOfHeap(line, one)), [, bet, sum] = /^(.*\D),\s([\d\u202f.,]+)$/.exec(line) || [];
  return heap ? [h("span.drawn", { "aria-hidden": "true" }, column(heap.piece, 1, 10)), h("span", { "aria-hidden": "true" }, heapText(heap)), h("span.unseen", line)] : bet ? [h("span", bet, h("span.unseen", ", ")), h("b.figure", sum)] : line;
}

/** A bet in words as the disc of its seat, its spot and its sum; nothing for other words. */
function betWords(text) {
  const [, seat, standing, spot, sum] = /^\D*(\d+),\s(?:([^,\d]+),\s)?([^,]+),\s(\d[\d\u202f.,]*)$/.exec(text) || [];
  return seat && h("span.bet-words", h("span.unseen", text), h("span", { "aria-hidden": "true" }, h("span", { class: "disc" + (standing ? " standing" : "") }, seat), spot + "\u00a0", h("strong", sum), standing && h("span.stands", standing)));
}
/** A settled bet in one line: its place in the order, the bet, the act; nothing for other words. */
function betLine(asked, act) {
  const [, place, text] = /^(?:(\d+)\. )?(.*?)[\s\u202f:]*$/.exec(asked), bet = betWords(text);
  return bet && h("div.bet-line", place && h("span.place", place), bet, act && h("b", act));
}

/** One table. Hidden from screen readers, which get the lines of text beside it. */
function felt(scene, house, lines) {
  const el = h("div.felt", { "aria-hidden": "true" });
  const piles = (pieces, radius) => h("div.pile", pieces.map((heap) => columns(heap, radius)));
  if (house) appendAll(el, [h("p.house", house)]);
  if (scene.limits) appendAll(el, [h("p.plate wide", scene.limits)]);
  // Bets lie in front of their seats.
  const bets = scene.bets || scene.seats && scene.stakes;
  if (scene.seats) appendAll(el, [betPlan(scene.bets ? scene.seats : Object.assign({ shoe: scene.seats.holder }, scene.seats), bets || [], (at) => actOf(bets[at]))]);
  if (bets && bets.length) {
    const spots = bets.map((bet) => bet.spot), names = spotSigns(spots).map((sign, at) => sign + "\u00a0=\u00a0" + spots[at]);
    appendAll(el, [h("p.legend", names.filter((name, at) => names.indexOf(name) === at).join("\u2002"), bets.some((bet) => bet.standing) && [" ", h("span", h("i"), t("phone-standing").replace(" ", "\u00a0"))])]);
  }
  if (scene.packs) appendAll(el, [packs(scene.packs)]);
  const row = (one) => h("div", { class: one.won ? "won" : null }, h("p.name", one.won && icon(TICK, { class: "inline" }), one.name, typeof one.total === "number" && h("b.total", one.total)), h("div.cards", one.cards.map((code, place) => card(code, one.hand && place === 2))));
  const rows = scene.rows || [], hands = rows.filter((one) => one.hand);
  // Both hands side by side, as on the table.
  if (hands.length) appendAll(el, [h("div", { class: "wide hands" + (hands.length > 1 ? " both" : "") + (hands.every((one) => one.cards.every((code) => code.length > 2)) ? " backs" : "") }, hands.map(row))]);
  appendAll(el, rows.filter((one) => !one.hand).map(row));
  if (scene.announced && !lines.some((line) => line.indexOf(scene.announced) >= 0)) appendAll(el, [h("p.plate", scene.announced)]);
  // A payment lies beside its bet.
  const heaped = (pieces, ...words) => h("div.heaped", piles(pieces, 16), words);
  if (scene.stakes && !bets) {
    appendAll(el, [h("div.stakes", scene.stakes.map((stake) => h("div.stake" + (stake.named ? " won" : ""),
      h("p.seat", h("span", t("phone-seat") + " " + stake.seat + (stake.standing ? ", " + t("phone-standing") : "")), " ", h("b", stake.spot)),
      h("div.pair", heaped(stake.pieces, h(stake.act === "collected" ? "s.amount" : "p.amount", stake.amount)),
        stake.act && stake.act.paid && heaped(stake.payment || [], h("p.amount paid", "+\u00a0" + formatMoney(stake.act.paid)))))))]);
  }
  const isAlone = (scene.heaps || []).length === 1;
  if (scene.heaps) appendAll(el, scene.heaps.map((heap) => h("div.heap", piles([heap], isAlone && !scene.isOver ? 40 : 22), scene.isOver && h("p.name", heapText(heap)))));
  if (scene.picture) appendAll(el, [h("img", { src: "/picture/" + scene.picture.split("/").map(encodeURIComponent).join("/"), alt: "" })]);
  return el.firstChild ? el : null;
}

/** Which lines of the description are hidden: those that the drawing shows and those that are only heard. */
function linesInDrawing(lines, scene) {
  const hidden = lines.map(() => false);
  const hide = (fits) => {
    const at = lines.findIndex((line, place) => !hidden[place] && fits(line));
    if (at >= 0) hidden[at] = true;
  };
  const table = (one) => {
    if (one.limits) hide((line) => line === one.limits);
    if (one.seats) {
      const taken = one.seats.taken.join(", "), at = taken ? lines.findIndex((line, place) => !hidden[place] && line.slice(-taken.length) === taken) : -1;
      // The occupied seats, then the holder of the shoe.
      if (at >= 0) { hidden[at] = true; if (at + 1 < lines.length) hidden[at + 1] = true; }
    }
    for (const row of one.rows || []) {
      hide((line) => line.indexOf(row.name) === 0 && (line === row.name || /^[\s\u202f]*:/.test(line.slice(row.name.length)) &&
        (/[♠♥♦♣]/.test(line) || row.cards.every((code) => code.length > 2))));
    }
    for (const stake of one.stakes || []) {
      const end = ", " + stake.spot + ", " + stake.amount;
      hide((line) => line.indexOf(end) >= 0 && line.indexOf(String(stake.seat)) >= 0 && (stake.standing || line.slice(-end.length) === end));
    }
    for (const heap of one.heaps || []) hide((line) => isOfHeap(line, heap));
  };
  table(scene);
  if (scene.second) {
    hide((line) => line === scene.second.here);
    hide((line) => line === scene.second.there);
    table(scene.second.scene);
  }
  lines.forEach((line, place) => { if (lines.indexOf(line) < place) hidden[place] = true; });
  if (scene.heard) {
    const first = lines.findIndex((line) => /^[«“\u0022„]/.test(line));
    lines.forEach((line, place) => { if (/^[«“\u0022„]/.test(line) || place === first - 1 && /:\s*$/.test(line)) hidden[place] = true; });
  }
  return hidden;
}

/** A question whose stakes are shown in its form, and on the plan of the seats. */
function withoutStakes(question) {
  const lines = (question.told || []).filter((line) => question.form.stakes.indexOf(line) < 0), { seats, stakes } = question.scene;
  return Object.assign({}, question, { told: lines, scene: Object.assign({}, question.scene, { bets: stakes, stakes: null }) });
}

/** A question about an order of steps, without a table on which nothing but seats would be drawn. */
function withoutSeats(question) {
  const scene = Object.assign({}, question.scene, { seats: null }), happened = scene.happened || [];
  return felt(scene, null, []) ? question : Object.assign({}, question, { told: happened, scene: { happened } });
}

const eventList = (happened) => happened.length > 0 && h("ul.happened", happened.map((line) => h("li", line)));

/** A question as it is drawn. */
const asDrawn = (question) => ({ settle: withoutStakes, order: withoutSeats }[(question.form || {}).kind] || ((same) => same))(question);

/** The table of a question as a drawing and as text. */
function table(asked) {
  const question = asDrawn(asked);
  // Events come above the table; of its description, only the lines that the drawing does not show.
  const scene = question.scene || {}, happened = scene.happened || [], lines = (question.told || []).slice(happened.length);
  // To settle a table its bets are what is read: the plan shows the rest, and the prompt names the winner.
  const settles = scene.bets, drawing = linesInDrawing(lines, scene), hidden = lines.map((line, place) => settles || drawing[place]);
  const open = lines.filter((line, place) => !hidden[place]), written = happened.concat(open, settles ? question.prompt : []);
  const totalOf = (line) => (scene.rows || []).filter((row) => typeof row.total === "number" && line.indexOf(row.name) === 0 && /[♠♥♦♣]/.test(line)).map((row) => " = " + row.total);
  const items = lines.map((line) => h("li", wordsOf(line, scene.heaps), totalOf(line))), list = lines.length ? h("ul.told", items) : null;
  const drawn = items.filter((item, place) => hidden[place]).concat(open.length || !list ? [] : list);
  const show = (all) => { for (const el of drawn) el.classList.toggle("unseen", !all); };
  show(false);
  // Words would count the pieces that are to be counted.
  const counts = (question.form || {}).kind === "money" && scene.heaps && !scene.isOver;
  const more = drawn.length && !counts ? button(t("phone-in-words"), () => {
    const all = list.classList.toggle("all");
    show(all);
    // The words stand where the drawing was: what is to be answered stays in sight.
    if (!scene.picture) list.parentNode.classList.toggle("in-words", all);
    list.parentNode.firstChild.scrollIntoView({ block: "nearest" });
    more.textContent = all ? t("phone-in-words-hide") : t("phone-in-words");
    more.setAttribute("aria-expanded", String(all));
  }, { class: "button plain", "aria-expanded": "false", "data-k": "words" }) : null;
  const second = scene.second;
  if (second) items.forEach((item, place) => item.classList.toggle("house", [second.here, second.there].indexOf(lines[place]) >= 0));
  // Where both houses have the same table it is drawn once.
  let felts = [felt(scene, second && second.here, written), second && felt(second.scene, second.there, written)];
  const [one, other] = felts.map((el) => el && Array.from(el.children, (part) => part.classList.contains("house") ? "" : part.outerHTML).join());
  if (second && one === other) felts = felt(scene, null, written);
  // After the answer each house has its own on its table.
  else if (second && question.solution) felts.forEach((el, at) => {
    const house = at ? second.there : second.here, line = question.solution.find((own) => own.indexOf(house) === 0);
    if (el && line) appendAll(el, [h("p.plate", icon(TICK, { class: "inline" }), inTwo(line)[2])]);
  });
  return [
    eventList(happened),
    scene.heard && h("p.note", t("phone-listen")),
    felts, list, more
  ];
}

/** Of the tables of two houses, only that of the house that is asked about, whose name stands above the answers. */
function showTableOf(asked, house) {
  const felts = [...asked.querySelectorAll(".felt")], name = withFigures(house || ""), isIts = (el) => el.firstChild.textContent === name, isNamed = felts.some(isIts);
  for (const el of felts) { el.hidden = isNamed && !isIts(el); el.firstChild.hidden = isNamed; }
  let isOther = false;
  for (const line of asked.querySelectorAll(".told li")) {
    if (line.classList.contains("house")) isOther = isNamed && line.textContent !== name;
    line.hidden = isOther;
  }
}

/* ---- Forms; docs/room.md says what each takes and returns ---- */

const forms = {};
const makeForm = (form, draft, changed, label, hint, scene) => (forms[form.kind] || forms.unknown)(form, draft, changed, label, hint, scene);

/** A form's signature: a stored draft with another one is dropped. */
function formShape(form) {
  const own = { several: form.parts && form.parts.map(formShape), choice: form.options, grid: form.rows, chips: form.tray, settle: form.stakes, order: form.steps }[form.kind];
  return form.kind + (form.kind === "several" ? "(" + own.join() + ")" : own ? own.length : "") + (form.columns ? "x" + form.columns.length : "") + (form.most || "");
}

/** Replaces the children of an element and keeps the focus. */
function redraw(el, children) {
  const at = el.contains(document.activeElement) && document.activeElement.getAttribute("data-k");
  appendAll(clear(el), children);
  if (at) {
    const next = el.querySelector("[data-k=" + at + "]") || el.querySelector("button");
    if (next) next.focus();
  }
}

/** A group of radio buttons that look like buttons. */
function radioGroup(faces, chosen, label, className, choose) {
  const name = uniqueId("r");
  const inputs = faces.map((face, place) => h("input", { type: "radio", name, checked: chosen() === place, onchange: () => choose(place), "data-k": name + place }));
  const el = h("div", { class: "options " + className, role: "radiogroup", "aria-labelledby": label },
    faces.map((face, place) => h("label", { class: "option" + (className === "digits" ? " digit" : "") }, inputs[place], h("span.face", face))));
  // A tap on a label may be followed by a click on its input; a key makes one without detail.
  let tap = 0;
  const onTap = (act) => { el.onclick = (event) => { if (event.detail > 0) { clearTimeout(tap); tap = setTimeout(() => attempt(act), 0); } }; };
  return { el, inputs, onTap, to: (place) => { if (inputs[place]) { inputs[place].checked = true; inputs[place].focus(); choose(place); } } };
}

forms.choice = (form, draft, changed, label) => {
  const chosen = () => draft.at === undefined ? -1 : draft.at;
  const faces = form.options.map((option) => h("span.words", option.label));
  const set = radioGroup(faces, chosen, label, faces.length > 4 ? "pairs" : "", (place) => { draft.at = place; changed(); });
  return {
    el: set.el, onTap: set.onTap,
    value: () => form.options[chosen()] ? { choice: chosen() } : null,
    summary: () => form.options[chosen()] ? form.options[chosen()].label : "",
    key: (event) => {
      const letter = event.key.toUpperCase();
      let at = form.options.findIndex((option) => option.letter && option.letter.toUpperCase() === letter);
      if (at < 0 && /^[1-9]$/.test(letter)) at = Number(letter) - 1;
      if (at < 0 || at >= form.options.length) return false;
      set.to(at);
      return true;
    }
  };
};

forms.number = (form, draft, changed, label, hint) => {
  if (form.most > 9) return numberPad(form, draft, changed, label, hint);
  const chosen = () => draft.at === undefined ? -1 : draft.at;
  const faces = [];
  for (let figure = 0; figure <= form.most; figure++) faces.push(String(figure));
  const set = radioGroup(faces, chosen, label, "digits", (place) => { draft.at = place; changed(); });
  return {
    el: set.el, onTap: set.onTap,
    value: () => chosen() >= 0 ? { number: chosen() } : null,
    summary: () => chosen() >= 0 ? String(chosen()) : "",
    key: (event) => /^[0-9]$/.test(event.key) && Number(event.key) <= form.most && (set.to(Number(event.key)), true)
  };
};

forms.money = (form, draft, changed, label, hint) => numberPad(form, draft, changed, label, hint);

/** A field for a number or an amount, with a number pad. */
function numberPad(form, draft, changed, label, hint) {
  const money = form.kind === "money", most = money ? Infinity : form.most;
  const longest = money ? 11 : String(most).length;
  draft.raw = draft.raw || "";
  const about = uniqueId("about");
  const hintClass = hint ? "hint" : "unseen";
  const words = money ? t("phone-sum-hint") : t("phone-at-most") + " " + groupDigits(String(most)), hintLine = h("p", { id: about, class: hintClass }, hint || words);
  const field = h("input", {
    class: "field sum", type: "text", inputmode: "none", autocomplete: "off", "aria-labelledby": label, "aria-describedby": about, "data-k": uniqueId("f"), placeholder: hint ? null : words,
    oninput: (event) => onInput(event), onblur: () => { const was = draft.raw; trimZeros(); if (draft.raw !== was) update(); }
  });
  // The selection that the next input replaces, in browsers that report it.
  let before = null;
  field.addEventListener("beforeinput", () => { before = [field.selectionStart, field.selectionEnd]; });
  const show = () => { field.value = formatTyped(draft.raw); };
  const update = () => {
    show();
    const over = !money && draft.raw !== "" && Number(draft.raw) > most;
    hintLine.className = over ? "bad-text" : hintClass;
    field.setAttribute("aria-invalid", String(over));
    changed();
  };
  const typeKey = (key) => {
    trimZeros();
    const [units, cents] = draft.raw.split(".");
    if (key === "back") draft.raw = draft.raw.slice(0, -1);
    else if (key === ".") { if (!money || cents !== undefined) return; draft.raw = (units || "0") + "."; }
    else if (cents !== undefined ? cents.length >= 2 : units.length >= longest) return;
    else draft.raw = draft.raw === "0" ? key : draft.raw + key;
    update();
  };
  const trimZeros = () => { draft.raw = draft.raw.replace(/^0+(?=\d)/, ""); };
  const digitsOf = (text) => text.replace(/\D/g, "");
  /** Formatted text as a raw number. */
  const normalize = (text) => text.split(MARKS[app.lang][1]).map(digitsOf).join(".");
  /** New text as a raw number. A single mark is the decimal mark; in longer text the other language's mark counts only if unambiguous. */
  const parseNew = (text) => {
    if (/^[.,]$/.test(text)) return ".";
    let at = text.lastIndexOf(MARKS[app.lang][1]);
    if (at < 0 && /^[^.,]*[.,]\d{1,2}\D*$/.test(text)) at = text.search(/[.,]/);
    return at < 0 ? digitsOf(text) : digitsOf(text.slice(0, at)) + "." + digitsOf(text.slice(at + 1));
  };
  /** Handles edits in the field itself, as from an on-screen keyboard. Ambiguous input changes nothing. */
  const onInput = (event) => {
    const was = formatTyped(draft.raw), text = field.value, [from, to] = before || [was.length, 0];
    before = null;
    let head = 0, tail = 0;
    while (head < Math.min(from, text.length) && text[head] === was[head]) head++;
    const most = Math.min(was.length - Math.max(head, to), text.length - head);
    while (tail < most && text[text.length - 1 - tail] === was[was.length - 1 - tail]) tail++;
    let left = normalize(text.slice(0, head)) + parseNew(text.slice(head, text.length - tail)), raw = left + normalize(text.slice(text.length - tail));
    if (raw.charAt(0) === ".") { raw = "0" + raw; left = "0" + left; }
    if (raw.split(".")[0].length > longest) raw = raw.replace(/^0+(?=\d)/, "");
    if ((money ? /^\d*(\.\d{0,2})?$/ : /^\d*$/).test(raw) && raw.split(".")[0].length <= longest) {
      draft.raw = raw;
      update();
      placeCaret(left.length, event && event.inputType === "deleteContentForward");
    } else {
      field.value = was;
      placeCaret(normalize(was.slice(0, from)).length);
    }
  };
  /** Places the caret after a number of digits and decimal marks. */
  const placeCaret = (many, beyond) => {
    const text = field.value, counts = (at) => /\d/.test(text[at]) || text[at] === MARKS[app.lang][1];
    let at = 0;
    while (at < text.length && many > 0) if (counts(at++)) many--;
    while (beyond && at < text.length && !counts(at)) at++;
    if (document.activeElement === field) field.setSelectionRange(at, at);
  };
  const key = (event) => {
    if (/^[0-9]$/.test(event.key)) typeKey(event.key);
    else if (event.key === "Backspace") typeKey("back");
    else if (money && (event.key === "." || event.key === ",")) typeKey(".");
    else return false;
    return true;
  };
  field.onkeydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || field.selectionStart !== field.value.length) return;
    if (key(event)) { event.preventDefault(); event.stopPropagation(); }
  };
  const keys = "123456789".split("").map((figure) => button(figure, () => typeKey(figure)));
  keys.push(money ? button(MARKS[app.lang][1], () => typeKey("."), { "aria-label": t("phone-decimals") }) : h("span"),
    button("0", () => typeKey("0")), button("⌫", () => typeKey("back"), { "aria-label": t("phone-erase") }));
  const pad = h("div.pad", keys);
  show();
  return {
    el: h("div", field, hintLine, pad), field, hintLine, pad, key,
    value: () => draft.raw === "" || draft.raw === "." ? null : money ? { money: parseMoney(draft.raw) } : Number(draft.raw) > most ? null : { number: Number(draft.raw) },
    summary: () => draft.raw === "" ? "" : money ? formatMoney(parseMoney(draft.raw)) : groupDigits(draft.raw)
  };
}

/** What a key does once or, held, as long as it says that there is more to do. */
function holdable(act) {
  let timer = 0, isHeld = false;
  const stop = () => clearTimeout(timer), hold = () => { isHeld = true; if (act()) timer = setTimeout(hold, 110); };
  return { onclick: () => { if (!isHeld) act(); isHeld = false; },
    onpointerdown: () => { stop(); isHeld = false; timer = setTimeout(hold, 450); }, onpointerup: stop, onpointerleave: stop, onpointercancel: stop, oncontextmenu: (event) => event.preventDefault() };
}

/** The pages of a form, one at a time, and then the answer as a whole. docs/room.md describes `pages`. */
function makePager(draft, changed, pages) {
  const { count } = pages, isEnd = () => draft.page === count, after = () => pages.after ? pages.after() : draft.returns ? count : draft.page + 1;
  draft.page = Math.min(draft.page || 0, count);
  const el = h("div.pages"), nav = h("div.nav");
  let marks = [];
  const go = (page) => {
    draft.page = page;
    // A page opened from the list leads back to it.
    if (page === count) draft.returns = false;
    draw();
    changed();
    useRoom();
    el.querySelector(".where p").focus({ preventScroll: true });
    el.scrollIntoView({ block: "nearest" });
  };
  const line = ([page, sign, words, answer]) => h("li", h("button", { type: "button", class: "option face", "data-k": "page" + page, onclick: () => { draft.returns = true; go(page); } },
    h("span", { class: "place" + (sign ? "" : " open") }, sign), h("span.words", words, h("b", answer || [h("span", { "aria-hidden": "true" }, "–"), h("span.unseen", t("phone-empty"))]))));
  const paint = () => marks.forEach((mark, page) => { mark.className = (pages.isDone(page) ? "done" : "") + (page === draft.page ? " here" : ""); });
  const draw = () => {
    marks = [];
    for (let page = 0; page < count; page++) marks.push(h("span"));
    appendAll(clear(nav), [draft.page > 0 && !pages.title && button(icon(BACK), () => go(draft.page - 1), { class: "button step", "aria-label": t("phone-back"), "data-k": "back" }),
      !isEnd() && (pages.wayOut && pages.wayOut() || button([icon(LIST), " ", t("phone-list")], () => go(count), { class: "button list", "data-k": "all" }))]);
    redraw(el, [
      h("div.where", h("div", h("p", { tabindex: -1 }, pages.title && pages.title() || (isEnd() ? t("phone-your-answer") : draft.page + 1 + " " + t("phone-remote-of") + " " + count)),
        !isEnd() && !pages.title && h("div.progress", { "aria-hidden": "true" }, marks)), pages.isTyped(draft.page) && nav),
      isEnd() ? h("ul.given-list", pages.list().map(line)) : pages.draw(draft.page)
    ]);
    paint();
  };
  draw();
  return {
    el, nav, go, paint, draw, isEnd,
    step: (words = "phone-next") => isEnd() ? "" : t(after() === count ? "phone-check" : words), isOpen: () => !isEnd() && !pages.isDone(draft.page),
    next: () => {
      if (isEnd()) return false;
      // A page that is still below the table is shown first.
      const down = document.querySelector(".down");
      if (down && !down.hidden) down.click();
      else go(after());
      return true;
    }
  };
}

forms.several = (form, draft, changed) => {
  draft.parts = draft.parts || form.parts.map(() => ({}));
  const parts = form.parts.map((part, place) => {
    const id = uniqueId("part");
    const made = makeForm(part.form, draft.parts[place], () => { pager.paint(); changed(); }, id);
    made.label = part.label;
    made.box = h("fieldset.part", h("legend", { id }, part.label), made.field ? null : made.el);
    // The first choice by touch leads on; what is changed later stays to be looked at.
    let was = Boolean(made.value());
    if (made.onTap) made.onTap(() => setTimeout(() => { if (!was && made.value() && draft.page === place) { was = true; pager.next(); } }, 200));
    return made;
  });
  const count = () => parts.filter((part) => part.value()).length;
  const pager = makePager(draft, changed, {
    count: parts.length, draw: (page) => parts[page].box, isDone: (page) => Boolean(parts[page].value()), isTyped: (page) => Boolean(parts[page] && parts[page].field),
    list: () => parts.map((part, page) => [page, part.value() ? "✓" : "", part.label, part.summary()])
  });
  const showTable = (asked) => showTableOf(asked, (parts[draft.page] || {}).label);
  return {
    el: pager.el, nav: pager.nav, shown: () => parts[draft.page], step: pager.step, next: pager.next, isOpen: pager.isOpen,
    value: () => count() === parts.length ? { several: parts.map((part) => part.value()) } : null,
    summary: () => count() + " / " + parts.length,
    lines: () => parts.map((part) => [part.label + "\n", part.summary()]),
    key: (event) => !pager.isEnd() && parts[draft.page].key(event), showTable
  };
};

forms.grid = (form, draft, changed, label) => {
  // A single row is filled in as two lines of large cells.
  const wide = form.columns.length, all = wide * form.rows.length, isRow = form.rows.length === 1;
  const acts = draft.acts && draft.acts.length === all ? draft.acts : (draft.acts = new Array(all).fill(null));
  draft.open = Math.min(draft.open || 0, all - 1);
  const filled = () => acts.filter(Boolean).length;
  const letter = (act) => act === "draw" ? form.draw : act === "stand" ? form.stand : "";
  const actName = (act) => act === "draw" ? t("phone-draw") : act === "stand" ? t("phone-stand") : t("phone-empty");
  const cells = acts.map((act, place) => h("button", { type: "button", class: "button cell", "data-head": isRow && form.columns[place], onclick: () => {
    setCell(place, acts[place] === null ? "draw" : acts[place] === "draw" ? "stand" : null);
    focusCell(place);
  } }));
  const cellName = (place) => form.rows[Math.floor(place / wide)] + ", " + form.columns[place % wide] + colon() + actName(acts[place]);
  const paint = (place) => {
    const act = acts[place], cell = cells[place];
    clear(cell).textContent = letter(act) || "·";
    cell.setAttribute("aria-label", cellName(place));
    cell.className = "button cell" + (act ? " full " + act : "") + (place === draft.open ? " open" : "");
    cell.tabIndex = place === draft.open ? 0 : -1;
  };
  const open = (place) => {
    const before = draft.open;
    draft.open = Math.max(0, Math.min(all - 1, place));
    paint(before);
    paint(draft.open);
    cells[draft.open].scrollIntoView({ block: "nearest" });
  };
  const focusCell = (place) => { open(place); cells[draft.open].focus(); };
  const setCell = (place, act) => { acts[place] = act; paint(place); changed(); };
  acts.forEach((act, place) => paint(place));
  // The keys below fill in the open cell and go on to the next, as the keys of a keyboard do.
  const fill = (act) => { const at = draft.open; setCell(at, act); open(at + 1); announce(cellName(at)); };
  const erase = () => { const at = draft.open; if (acts[at] === null && at > 0) open(at - 1); setCell(draft.open, null); announce(cellName(draft.open)); };
  // Held, it fills the row to its end, unless the form has gone meanwhile.
  const fillKey = (act) => button([h("b", letter(act)), " " + actName(act)], null, Object.assign({ "data-k": act }, holdable(() => {
    const at = draft.open;
    fill(act);
    return el.isConnected && at % wide !== wide - 1;
  })));
  const heads = h("div.heads", { "aria-hidden": "true" }, h("span"), form.columns.map((column) => h("small", { class: column.length > 2 ? "long" : null }, column)));
  const rows = form.rows.map((name, row) => {
    const id = uniqueId("row");
    return h("div.cells", { role: "group", "aria-labelledby": id }, h("b", { id }, name), cells.slice(row * wide, row * wide + wide));
  });
  const el = h("div", { class: isRow ? "sheet row" : "sheet", role: "group", "aria-labelledby": label }, !isRow && heads, rows);
  el.style.setProperty("--columns", wide);
  return {
    el: h("div", h("p.hint", form.axes), el), line: h("p.hint", t("phone-grid-hint")), dock: h("div.keys", fillKey("draw"), fillKey("stand"), button("⌫", erase, { "aria-label": t("phone-erase") })),
    value: () => filled() ? { grid: acts.slice() } : null,
    label: (send) => send + " · " + filled() + " / " + all, summary: () => filled() + " / " + all,
    // As the tableau of a verdict is written.
    lines: () => ["  " + form.columns.join("  ")].concat(form.rows.map((name, row) => [name].concat(acts.slice(row * wide, row * wide + wide).map((act) => letter(act) || "·")).join("  "))),
    key: (event) => {
      const key = event.key.toUpperCase();
      const step = { ARROWLEFT: -1, ARROWRIGHT: 1, ARROWUP: -wide, ARROWDOWN: wide }[key];
      if (step) { if (draft.open + step >= 0 && draft.open + step < all) focusCell(draft.open + step); }
      else if (key === form.draw.toUpperCase()) { setCell(draft.open, "draw"); focusCell(draft.open + 1); }
      else if (key === form.stand.toUpperCase()) { setCell(draft.open, "stand"); focusCell(draft.open + 1); }
      else if (key === "BACKSPACE" || key === "DELETE") { setCell(draft.open, null); if (key === "BACKSPACE") focusCell(draft.open - 1); }
      else return false;
      return true;
    }
  };
};

forms.call = (form, draft, changed, label) => {
  draft.text = draft.text || "";
  draft.before = draft.before || [];
  const field = h("textarea.field", { rows: 1, placeholder: t("phone-call-hint"), maxlength: 200, autocomplete: "off", autocapitalize: "off", spellcheck: "false", value: draft.text, "aria-labelledby": label, "data-k": "call",
    oninput: () => { draft.text = field.value; draft.before = []; fit(); changed(); },
    onkeydown: (event) => { if (event.key === "Enter") { event.preventDefault(); attempt(currentForm.send); } } });
  // As high as what stands there.
  const undo = button(icon(UNDO), () => removeLast(), { class: "button step", "aria-label": t("phone-undo") });
  const fit = () => { undo.setAttribute("aria-disabled", String(!draft.text)); field.style.height = "auto"; field.style.height = field.scrollHeight + 2 + "px"; };
  const show = () => { field.value = draft.text; fit(); changed(); };
  const add = (tile) => {
    const next = draft.text + (draft.text && !/\s$/.test(draft.text) ? " " : "") + tile;
    if (Array.from(next).length > 200) return;
    draft.before.push(draft.text.length);
    draft.text = next;
    show();
    announce(draft.text);
  };
  const removeLast = () => {
    const cut = draft.before.length ? draft.before.pop() : Math.max(0, draft.text.trimRight().search(/\s\S*$/));
    draft.text = draft.text.slice(0, cut);
    show();
    announce(draft.text || t("phone-empty"));
  };
  setTimeout(fit, 0);
  const isFigure = (tile) => /^\d+$/.test(tile), keys = (tiles) => tiles.map((tile) => button(tile, () => add(tile)));
  // Most calls are words alone: the figures come up with their key.
  const figures = h("div.tiles figures", { hidden: true }, keys(form.tiles.filter(isFigure)));
  const more = figures.firstChild && button("0–9", () => {
    figures.hidden = !figures.hidden;
    more.setAttribute("aria-expanded", String(!figures.hidden));
    updateBarHeight();
  }, { "aria-expanded": "false", "data-k": "figures" });
  return {
    el: h("div.tiles", { role: "group", "aria-label": t("phone-tiles") }, keys(form.tiles.filter((tile) => !isFigure(tile)))),
    dock: figures, undo, more, line: field, isOnTable: () => true,
    value: () => /\S/.test(draft.text) ? { call: draft.text.trim() } : null,
    // The field itself stays in view.
    summary: () => "", lines: () => [draft.text.trim()],
    key: (event) => {
      if (event.key === "Backspace") removeLast();
      else if (/^[0-9]$/.test(event.key) && form.tiles.indexOf(event.key) >= 0) add(event.key);
      else return false;
      return true;
    }
  };
};

forms.chips = (form, draft, changed, label) => {
  const most = 99;
  draft.counts = draft.counts || {};
  const count = (piece) => draft.counts[piece.value] || 0;
  const piecesText = () => form.tray.filter((piece) => count(piece)).sort((one, other) => other.value - one.value).map((piece) => count(piece) + " × " + piece.label);
  const countLabels = [];
  const change = (place, step) => {
    const piece = form.tray[place];
    if (!piece) return false;
    draft.counts[piece.value] = Math.max(0, Math.min(most, count(piece) + step));
    if (step > 0) draft.last = piece.value;
    paint(place);
    changed();
    announce(count(piece) + " × " + piece.label);
    return true;
  };
  const paint = (place) => { countLabels[place].textContent = count(form.tray[place]); };
  const items = form.tray.map((piece, place) => {
    countLabels.push(h("span.many"));
    paint(place);
    return h("li", button("−", () => change(place, -1), { class: "button step", "aria-label": t("phone-fewer") + colon() + piece.name }), countLabels[place],
      button([h("span.unseen", t("phone-more"), colon(), piece.name), [column(piece, 1, 20), "+"].map((part) => h("span", { "aria-hidden": "true" }, part))], null,
        Object.assign({ class: "button add" }, holdable(() => change(place, 1) && countLabels[place].isConnected))));
  });
  return {
    // The largest first: a sum is made up from them.
    el: h("ul.tray", { "aria-labelledby": label }, items.slice().reverse()),
    value: () => {
      const pieces = form.tray.filter((piece) => count(piece)).map((piece) => [piece.value, count(piece)]);
      return pieces.length ? { chips: pieces.sort((one, other) => other[0] - one[0]) } : null;
    },
    // The total is not shown: the trainee works it out.
    sums: true, summary: () => piecesText().join(" + "), lines: piecesText,
    key: (event) => {
      if (/^[0-9]$/.test(event.key)) return change((Number(event.key) + 9) % 10, 1);
      if (event.key !== "Backspace") return false;
      const last = form.tray.findIndex((piece) => piece.value === draft.last && count(piece));
      const at = last >= 0 ? last : form.tray.findIndex((piece) => count(piece));
      return at >= 0 && change(at, -1);
    }
  };
};

forms.settle = (form, draft, changed, label, hint, scene) => {
  draft.actions = draft.actions || [];
  draft.left = draft.left || [];
  // The order counts, so the bet to settle first is chosen from the list.
  if (draft.page === undefined) draft.page = form.stakes.length;
  const placed = scene && scene.stakes || [];
  let pad = null;
  const placeOf = (stake) => draft.actions.findIndex((action) => action.stake === stake);
  const isLeft = (stake) => draft.left.indexOf(stake) >= 0;
  const isDone = (stake) => placeOf(stake) >= 0 || isLeft(stake);
  const actionText = (action) => action.act === "collected" ? t("phone-collected") : t("phone-paid") + " " + formatMoney(action.act.paid);
  const says = (stake) => placeOf(stake) >= 0 ? actionText(draft.actions[placeOf(stake)]) : isLeft(stake) ? t("phone-left-alone") : "";
  const tell = (stake) => announce(form.stakes[stake] + colon() + (says(stake) || t("phone-left-alone")));
  /** The next bet that is open, or the list. */
  const after = (stake) => {
    const open = form.stakes.map((words, place) => (stake + place) % form.stakes.length).find((place) => place !== stake && !isDone(place));
    return open === undefined ? form.stakes.length : open;
  };
  /** Notes what is done with a bet, and goes on to the next that is open. */
  const decide = (stake, act) => {
    if (act) draft.actions.push({ stake, act });
    else draft.left.push(stake);
    draft.paying = undefined;
    tell(stake);
    pager.go(draft.returns ? form.stakes.length : after(stake));
  };
  const stay = (stake, focus) => {
    pager.draw();
    changed();
    const at = pager.el.querySelector("[data-k=" + focus + "]");
    if (at) at.focus();
    tell(stake);
  };
  const undo = (stake) => {
    draft.actions = draft.actions.filter((action) => action.stake !== stake);
    draft.left = draft.left.filter((place) => place !== stake);
    stay(stake, "take");
  };
  const makePad = (stake) => {
    pad = numberPad({ kind: "money" }, draft.sum = draft.sum || {}, () => changed(), "stake" + stake, t("phone-amount"));
    pad.field.setAttribute("data-k", "pad");
  };
  const pay = (stake) => {
    draft.paying = stake;
    draft.sum = {};
    makePad(stake);
    stay(stake, "not");
    pad.field.focus();
  };
  const page = (stake) => {
    const about = { "aria-describedby": "stake" + stake }, at = placeOf(stake);
    const act = (words, key, onclick) => button(words, onclick, Object.assign({ "data-k": key }, about));
    return h("div.bet", h("h3", { id: "stake" + stake }, betWords(form.stakes[stake]) || form.stakes[stake]),
      placed[stake] && h("div.felt", { "aria-hidden": "true" }, h("div.pile", placed[stake].pieces.map((heap) => columns(heap, 16)))),
      isDone(stake) ? h("div.acts done", at >= 0 && h("span.place", at + 1), h("b.words", says(stake)), act([icon(UNDO), t("phone-undo")], "undo", () => undo(stake)))
        : draft.paying !== stake && h("div.acts", act(t("phone-collect"), "take", () => decide(stake, "collected")), act(t("phone-pay"), "pay", () => pay(stake)), act(t("phone-leave"), "leave", () => decide(stake, null))));
  };
  // While a bet is paid, its page can only be left by giving up the payment.
  const cancel = () => draft.paying === draft.page && button(t("phone-cancel"), () => { draft.paying = undefined; stay(draft.page, "pay"); }, { class: "button list", "data-k": "not", "aria-describedby": "stake" + draft.page });
  // The bets still open, then the others in the order in which they are settled, then those left alone.
  const list = () => form.stakes.map((words, stake) => stake).filter((stake) => !isDone(stake)).concat(draft.actions.map((action) => action.stake), draft.left)
    .map((stake) => [stake, placeOf(stake) >= 0 ? placeOf(stake) + 1 : "", betWords(form.stakes[stake]) || form.stakes[stake], says(stake) || h("span.unseen", t("phone-left-alone"))]);
  const doneCount = () => draft.actions.length + draft.left.length;
  const title = () => draft.page === form.stakes.length ? doneCount() < form.stakes.length && t("phone-settle-hint") : t("phone-settled") + colon() + doneCount() + " " + t("phone-remote-of") + " " + form.stakes.length;
  const onPlan = (stake) => placeOf(stake) >= 0 ? actOf(draft.actions[placeOf(stake)]) : isLeft(stake) ? "left" : "";
  const showTable = (asked) => {
    const plan = asked.querySelector(".plan");
    if (plan) plan.parentNode.replaceChild(betPlan(scene.seats, placed, onPlan, draft.page, pager.go), plan);
  };
  const isPaying = () => draft.paying !== undefined && draft.paying === draft.page, sum = () => (pad.value() || {}).money;
  if (draft.paying !== undefined) makePad(draft.paying);
  const pager = makePager(draft, () => { if (draft.paying !== draft.page) draft.paying = undefined; changed(); }, { count: form.stakes.length, draw: page, isDone, list, title, after: () => after(draft.page), isTyped: (page) => draft.paying === page, wayOut: cancel });
  return {
    el: h("div.bets", pager.el), nav: pager.nav, isOnTable: pager.isEnd,
    shown: () => isPaying() ? pad : null, lacks: () => isPaying() && !sum(), isOpen: () => !isPaying() && pager.isOpen(), step: () => isPaying() ? t("phone-pay") : pager.step("phone-next-bet"),
    next: () => {
      if (!isPaying()) return pager.next();
      if (sum()) decide(draft.page, { paid: sum() });
      else announce(t("phone-amount"));
      return true;
    },
    value: () => isPaying() || !doneCount() ? null : { settle: draft.actions.map((action) => ({ stake: action.stake, act: action.act })) },
    label: (send) => doneCount() ? send + " · " + doneCount() + " / " + form.stakes.length : send, summary: () => "", showTable,
    lines: () => draft.actions.map((action, place) => [place + 1 + ". " + form.stakes[action.stake] + "\n", actionText(action)]),
    key: (event) => isPaying() ? pad.key(event) : event.key === "Backspace" && !pager.isEnd() && isDone(draft.page) && (undo(draft.page), true)
  };
};

forms.order = (form, draft, changed, label) => {
  draft.order = draft.order || [];
  const el = h("div", { role: "group", "aria-labelledby": label }), count = form.steps.length;
  // The step whose place is being changed.
  let open = null;
  const words = (step) => form.steps[step].label;
  const show = (step, focus) => {
    draw(focus || "step" + step);
    changed();
    const at = draft.order.indexOf(step);
    announce((at < 0 ? t("phone-out") : at + 1 + ".") + " " + words(step));
  };
  const move = (step, by) => {
    const at = draft.order.indexOf(step);
    draft.order.splice(at, 1);
    draft.order.splice(at + by, 0, step);
    show(step, (by < 0 ? "up" : "down") + step);
  };
  const add = (step) => { draft.order.push(step); open = null; show(step); };
  const remove = (step) => { draft.order.splice(draft.order.indexOf(step), 1); open = null; show(step); };
  const removeLast = () => { if (draft.order.length) remove(draft.order[draft.order.length - 1]); };
  const item = (step) => {
    const at = draft.order.indexOf(step), taken = at >= 0;
    const key = (sign, says, onclick, off, k) => button(sign, onclick, { class: "button step", "aria-label": says + colon() + words(step), disabled: off, "data-k": k + step });
    return h("li", h("button", { type: "button", class: "option face" + (taken ? " taken" : ""), "aria-expanded": taken ? String(open === step) : null, "data-k": "step" + step,
      onclick: () => { if (!taken) return add(step); open = open === step ? null : step; draw("step" + step); } },
    h("span", { class: "place" + (taken ? "" : " open"), "aria-hidden": taken ? null : "true" }, taken && at + 1), h("span.words", words(step))),
    open === step && h("div.acts", key("↑", t("phone-up"), () => move(step, -1), at === 0, "up"), key("↓", t("phone-down"), () => move(step, 1), at + 1 === draft.order.length, "down"), key("✕", t("phone-out"), () => remove(step), false, "out")));
  };
  const undo = button(icon(UNDO), () => removeLast(), { class: "button step", "aria-label": t("phone-undo") });
  const draw = (focus) => {
    undo.setAttribute("aria-disabled", String(!draft.order.length));
    // Steps stay where they are while they are numbered; the whole of them stands in its order.
    const done = draft.order.length, all = done === count ? draft.order : form.steps.map((step, place) => place);
    redraw(el, [h("p.hint", h("b", t(done === count ? "phone-order-move" : done ? "phone-order-hint" : "phone-order-first"))), h("ul.steps", all.map(item))]);
    const next = focus && el.querySelector("[data-k=" + focus + "]");
    if (next) next.focus({ preventScroll: true });
  };
  draw();
  return {
    el, undo,
    value: () => draft.order.length === count ? { order: draft.order.slice() } : null,
    label: (send) => send + " · " + draft.order.length + " / " + count,
    summary: () => draft.order.length + " / " + count,
    lines: () => draft.order.map((step, place) => place + 1 + ". " + words(step)),
    key: (event) => {
      const letter = event.key.toUpperCase();
      if (event.key === "Backspace") { if (!draft.order.length) return false; removeLast(); return true; }
      const step = form.steps.findIndex((one, place) => one.letter && one.letter.toUpperCase() === letter && draft.order.indexOf(place) < 0);
      return step >= 0 && (add(step), true);
    }
  };
};

forms.unknown = () => ({ el: h("p.note", t("phone-unknown")), value: () => null, summary: () => "", key: () => false });

/* ---- Screens ---- */

let currentForm = null, renderedKey = "", renderedScreen = "", renderedAt = 0;

/** The heading; it gets the focus when a screen opens. */
const heading = (words, props) => h("h2", Object.assign({ tabindex: -1, id: "top" }, props), words);
const messageScreen = (sign, words, ...more) => h("div.page centred", sign && icon(sign, { class: "sign" }), heading(words), more);
const lastAnswer = () => app.session && app.session.last;
/** A picture above the fields of the door. */
const cover = () => h("div.felt cover", { "aria-hidden": "true" }, h("div.cards", card("4h"), card("5s")));

function codeScreen() {
  const error = app.refused && app.refused.at === "code" ? app.refused.says : "";
  const digits = () => field.value.replace(/\D/g, "").slice(0, 6);
  const submitCode = () => {
    app.code = digits();
    if (app.code.length < 6) { app.refused = { at: "code", says: t("phone-code-short") }; render(); byId("code").focus(); return; }
    app.session = loadSession(app.code);
    request("knock");
  };
  // The sixth digit submits the code.
  const onInput = () => {
    const isNew = digits() !== app.code;
    field.value = app.code = digits();
    if (isNew && app.code.length === 6 && !app.request) attempt(submitCode);
  };
  const field = h("input", { id: "code", class: "field code", type: "text", inputmode: "numeric", pattern: "[0-9]*", maxlength: 7, autocomplete: "off", placeholder: "––––––", value: app.code, "data-k": "code",
    "aria-describedby": "code-says", "aria-invalid": error ? "true" : null, oninput: onInput });
  return h("form.page", { novalidate: true, onsubmit: (event) => { event.preventDefault(); submitCode(); } },
    cover(), heading(t("phone-come-in")), h("div", h("label.over", { for: "code" }, t("phone-code")), field,
      h("p", { id: "code-says", class: error ? "bad-text" : "hint", role: error ? "alert" : null }, error || t(app.session && app.session.gone ? "phone-new-room" : "phone-code-hint"))),
    h("button.button great", { "data-k": "go" }, app.request ? t("phone-one-moment") : t("phone-next")));
}

function nameScreen() {
  // A returning person finds their own name first.
  const room = app.room, session = app.session, names = room.names && (session.seat && room.names.indexOf(session.seat) < 0 ? [session.seat].concat(room.names) : room.names), error = app.refused && app.refused.at === "name" ? app.refused.says : "";
  const hint = h("p", { id: "name-says", class: error ? "bad-text" : "hint", role: error ? "alert" : null }, error || (room.names ? "" : t("phone-name-hint")));
  let body;
  if (app.typedName === "") app.typedName = session.seat || session.name || store.get("tailleur.name") || "";
  if (names && !names.length) body = h("p.note", { id: "name", tabindex: -1 }, t("phone-no-names"));
  else if (names) {
    const set = radioGroup(names.map((name) => h("span.words", name)), () => names.indexOf(app.typedName), "name-label", "names", (place) => { app.typedName = names[place]; });
    set.el.id = "name";
    set.el.tabIndex = -1;
    const pin = room.pins && h("input", { id: "pin", class: "field code", type: "text", inputmode: "numeric", pattern: "[0-9]*", maxlength: 4, autocomplete: "off", value: app.pin || "", "data-k": "pin",
      "aria-describedby": "pin-says", oninput: () => { app.pin = pin.value.replace(/\D/g, "").slice(0, 4); pin.value = app.pin; } });
    body = [h("p.over", { id: "name-label" }, t("phone-choose-name")), set.el, hint,
      pin && h("div", h("label.over", { for: "pin" }, t("phone-pin")), pin, h("p.hint", { id: "pin-says" }, t("phone-pin-hint")))];
  } else {
    const field = h("input", { id: "name", class: "field", type: "text", maxlength: 60, autocomplete: "nickname", autocapitalize: "words", spellcheck: "false", value: app.typedName, "data-k": "name",
      "aria-describedby": "name-says", "aria-invalid": error ? "true" : null, oninput: () => { app.typedName = field.value; } });
    body = [h("label.over", { for: "name" }, t("phone-name")), field, hint];
  }
  return h("form.page", { novalidate: true, onsubmit: (event) => {
    event.preventDefault();
    const name = app.typedName.normalize("NFC").trim();
    const error = names ? names.indexOf(app.typedName) < 0 && t("phone-name-choose-first") : !name ? t("phone-name-empty") : characterCount(name) > 24 && t("phone-name-long");
    // The sixth digit of the code opens this screen: ignore a late tap on the button of the previous one.
    if (error && performance.now() - renderedAt < 1500) return;
    if (error) { app.refused = { at: "name", says: error }; render(); byId("name").focus(); return; }
    session.name = names ? app.typedName : name;
    store.set("tailleur.name", session.name);
    saveSession();
    request("join");
  } }, cover(), h("div", heading(room.title), room.house && h("p.quiet", room.house)), room.locked && h("p.note", t("phone-locked")),
  h("div", body), h("button.button great", { "data-k": "go" }, app.request ? t("phone-one-moment") : t("phone-enter")),
  button(t("phone-other-room"), leave, { class: "button plain" }));
}

function leave() {
  if (app.session) { app.session.in = false; saveSession(); }
  Object.assign(app, { stage: "code", code: "", session: null, room: null, state: null, request: "", refused: null, typedName: "", isRoomClosed: false, tables: {} });
  store.set("tailleur.last", "");
  const old = socket;
  socket = null;
  clearTimeout(retryTimer);
  retryTimer = 0;
  lostAt = 0;
  if (old) old.close();
  updateStatus();
  render();
}

function questionScreen(state) {
  const question = state.question, session = app.session, form = question.form;
  const shape = formShape(form);
  if (!session.draft || session.draft.id !== question.id || session.draft.fit !== shape) session.draft = { id: question.id, fit: shape, form: {} };
  const status = h("p", { class: "so-far" });
  const submit = h("button.button great"), bar = h("div");
  let filled = 0;
  const say = (words) => { status.textContent = words; status.className = "so-far alert"; updateBarHeight(); announce(words); };
  const asked = h("div.asked", heading(question.prompt, { class: question.prompt.length > 90 ? "long" : null }), table(question));
  const update = () => {
    const step = currentForm.step ? currentForm.step() : "", shown = currentForm.shown ? currentForm.shown() : currentForm;
    if (filled !== shown) fillBar(bar, currentForm, filled = shown, status, submit);
    if (currentForm.nav && !(shown && shown.field)) submit.parentNode.insertBefore(currentForm.nav, submit);
    status.textContent = currentForm.summary();
    status.className = "so-far";
    submit.textContent = step || (currentForm.label || String)(t("phone-send"));
    submit.classList.toggle("outline", Boolean(step && currentForm.isOpen()));
    submit.setAttribute("data-k", step ? "next" : "send");
    submit.setAttribute("aria-disabled", String(step ? Boolean(currentForm.lacks && currentForm.lacks()) : !currentForm.value()));
    if (currentForm.showTable) currentForm.showTable(asked);
    // The text above the button may wrap, and the table may have grown.
    updateBarHeight();
  };
  const send = () => {
    if (currentForm.next && currentForm.next()) return;
    const answer = currentForm.value();
    if (!answer) { say(t("phone-incomplete")); return; }
    session.last = { question: question.id, number: state.number, nonce: randomHex(8), answer, lines: currentForm.lines ? currentForm.lines() : [currentForm.summary()], letters: form.draw && [form.draw, form.stand], kept: false };
    app.refused = null;
    saveSession();
    render();
    sendPending();
  };
  currentForm = makeForm(form, session.draft.form, () => { saveSession(); update(); }, "top", undefined, question.scene);
  currentForm.send = send;
  // One-tap answers are for taps only: keys choose, and Enter sends.
  if (state.one_tap && form.kind === "choice") currentForm.onTap(send);
  const bare = !asked.querySelector(".felt") && (form.kind === "order" || !(question.told || []).length);
  const page = h("div", { class: "question" + (bare ? " bare" : "") },
    asked,
    h("form", { class: "asking", novalidate: true, "aria-label": t("phone-your-answer"), onsubmit: (event) => { event.preventDefault(); attempt(send); } },
      refusalNote(), currentForm.field ? null : currentForm.el, bar));
  update();
  return page;
}

/** Fills the bar at the lower edge: the button, and for numbers their field and pad. */
function fillBar(bar, form, shown, status, submit) {
  const typed = shown && shown.field;
  bar.className = "send" + (typed ? " dock typed" : form.dock ? " dock" : "") + (form.sums ? " sums" : "");
  appendAll(clear(bar), typed ? [status, shown.hintLine, h("div.entry", shown.field, submit), shown.pad] : [status, form.line, form.dock, h("div.entry", form.undo, form.more, submit, wayDown())]);
}

/** On a low screen the table may hide what is to be answered: the way down to it. */
const wayDown = () => h("button.button great down", { type: "button", hidden: true, onclick: () =>
  document.querySelector(".asking").scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" }) }, [t("phone-your-answer"), " ", icon(DOWN)]);

/** Shows the way down in place of a button that is of no use yet, while what is tapped first is under the bar. */
function updateWayDown() {
  const down = document.querySelector(".down"), first = down && currentForm && !(currentForm.isOnTable && currentForm.isOnTable()) && currentForm.el.querySelector(".option, .acts .button, .cell, .tiles .button, .tray .add");
  const bar = document.querySelector(".send"), edge = bar && bar.getBoundingClientRect().top, words = document.querySelector(".question .asked > .plain");
  // The way to the words of the table is in sight whole or not at all.
  if (words) words.style.opacity = getComputedStyle(bar).position === "fixed" && words.getBoundingClientRect().bottom > edge + 2 ? 0 : "";
  if (!down) return;
  const all = currentForm.el.querySelectorAll(".option, .cell, .button"), last = all[all.length - 1];
  down.hidden = !first || !bar.querySelector(".outline, .great[aria-disabled=true]") || first.getBoundingClientRect().bottom <= edge;
  bar.classList.toggle("far", !down.hidden);
  // More to choose from is under the bar.
  bar.classList.toggle("more", Boolean(last) && last.getBoundingClientRect().bottom > edge + 4);
}

/** Where all of a question is in sight with room to spare, its cards and answers are larger; nothing moves while it is answered. */
function useRoom() {
  const page = document.querySelector(".question"), main = byId("main");
  if (page) page.classList.add("roomy");
  updateBarHeight();
  if (!page || main.offsetTop + main.offsetHeight + 32 <= innerHeight) return;
  page.classList.remove("roomy");
  updateBarHeight();
}

/** Sets `--dock`, the height of the bar at the lower edge, and `--head`, for the style sheet. */
function updateBarHeight() {
  const bar = document.querySelector(".send"), root = document.documentElement;
  root.style.setProperty("--dock", (bar ? bar.offsetHeight : 80) + "px");
  root.style.setProperty("--head", byId("head").offsetHeight + "px");
  updateWayDown();
}

/** The legend of the letters in a tableau. */
const legend = (letters) => letters && h("p.hint", [letters[0] + " = " + t("phone-draw"), letters[1] + " = " + t("phone-stand")].join(" · "));

/** The answer of this phone, as described when it was sent. */
function answerNote(answer) {
  const lines = answer && answer.lines || [], isGrid = Boolean(answer && answer.answer && answer.answer.grid);
  const line = (text) => Array.isArray(text) ? betLine(...text) || h("p.sent", text[0], h("b", text[1])) : h("p.sent", text);
  return lines.length > 0 && h("div.note", h("h3", t("phone-your-answer")), isGrid ? [answerLines(lines, ""), legend(answer.letters)] : folded(h("div", lines.map(line)), 4));
}
/** The reason why an answer was refused. */
const refusalNote = () => app.refused && app.refused.at === "answer" && h("p.note bad", { role: "alert" }, app.refused.says);
const answerTo = (number) => lastAnswer() && lastAnswer().number === number ? lastAnswer() : null;

function answerSentScreen(state) {
  const answer = answerTo(state.number), sending = answer && !answer.kept;
  return messageScreen(sending ? DOTS : TICK, t(sending ? "phone-sending" : "phone-kept"),
    h("p.quiet", sending ? t("phone-sending-about") : state.form === "exam" ? t("phone-kept-exam") : t("phone-kept-wait")),
    h("p.given", { id: "given" }, state.answers ? state.answers.given + " / " + state.answers.of + " " + t("phone-have-answered") : ""), streakBadge(state.me), refusalNote(), answerNote(answer), askedBefore(state));
}

/** Updates the number of answers given, while waiting. */
function updateAnswerCount() {
  const el = byId("given"), count = app.state && app.state.answers;
  if (el && count) el.textContent = count.given + " / " + count.of + " " + t("phone-have-answered");
}

/** Hands to count while waiting; they count for nothing and never leave the phone. */
let warmHand = [];
function warmUp() {
  const el = h("section.warm"), any = (signs) => signs.charAt(Math.floor(Math.random() * signs.length));
  const deal = () => { warmHand = [0, 0, 0].slice(Math.floor(Math.random() * 2)).map(() => any("A23456789TJQK") + any("hdsc")); show(false); };
  const show = (open) => {
    const point = warmHand.reduce((sum, code) => sum + ("A23456789".indexOf(code.charAt(0)) + 1), 0) % 10;
    const words = warmHand.map((code) => code.charAt(0).replace("T", "10") + { h: "♥", d: "♦", s: "♠", c: "♣" }[code.charAt(1)]).join(" ");
    redraw(el, [h("h3", t("phone-warm-up")),
      h("div.felt", h("p.unseen", words), h("div.cards", { "aria-hidden": "true" }, warmHand.map((code) => card(code))), h("p.plate", { role: "status" }, open ? point : "?")),
      button(t(open ? "phone-warm-up-next" : "phone-warm-up-show"), open ? deal : () => show(true), { "data-k": "warm" })]);
  };
  if (warmHand.length) show(false); else deal();
  return el;
}

/** Counts down to an announced question. */
function readyScreen(state) {
  return h("div.page centred", heading(t("phone-question") + " " + state.number + " / " + state.of), h("p.ready", { id: "ready", "aria-hidden": "true" }), h("p.quiet", t("phone-get-ready")), streakBadge(state.me));
}

const streakBadge = (me) => me && me.streak > 1 && h("p.streak", me.streak + " " + t("phone-streak"));
/** The badge of a team: the first letter of its name on its colour, or its number where two teams begin alike. */
const teamMark = (colour, names = []) => {
  const first = (name) => (name || "").trim().slice(0, 1).toUpperCase();
  const own = first(names[colour]);
  const isAlone = own && names.filter((name) => first(name) === own).length === 1;
  return typeof colour === "number" && h("span", { class: "team t" + colour % 8, "aria-hidden": "true" }, isAlone ? own : colour + 1);
};

/** Answers are closed. In an exam the solutions follow with the results. */
function closedScreen(state) {
  const answer = answerNote(answerTo(state.number));
  if (state.skipped) return messageScreen(DASH, t("phone-skipped"), h("p.quiet", t("phone-skipped-about")), answer);
  return messageScreen(DOTS, t("phone-closed"), h("p.quiet", t(state.form === "exam" ? "phone-kept-exam" : "phone-closed-wait")), streakBadge(state.me), refusalNote(), answer, askedBefore(state));
}

/** A tableau as rows and the heads of its columns; false for another answer. */
function tableau(list) {
  const [heads, ...rows] = list.map((line) => line.trim().split(/\s+/));
  return /\s\s/.test(list[0]) && rows.length > 0 && rows.every((row) => row.length === heads.length + 1) && { heads, rows };
}
/** What is asked, and the answer to it. Two answers to the same begin alike, and either may hold a colon of its own. */
function inTwo(line, other) {
  let alike = 0;
  while (other && line !== other && alike < line.length && line[alike] === other[alike]) alike++;
  const asked = /^.*[?:]\s/.exec(alike ? line.slice(0, alike) : ""), whole = /^(.*\?\s|.*:\s)(.*)$/.exec(line);
  return asked ? [line, asked[0], line.slice(asked[0].length)] : whole || [line, "", line];
}

/** A tableau: one row in lines of six cells, more rows as it was filled in. Where `own` differs, its cell is marked. */
function filledRows({ heads, rows }, own, className) {
  const isWhole = rows.length > 1, off = (at, place) => own.rows[at][place] !== rows[at][place];
  const cell = (at, place, head) => {
    const was = own.rows[at][place].replace("_", "–");
    return h("div", { class: off(at, place) ? "off" : null }, h(isWhole ? "span.unseen" : "small", head), " ", rows[at][place],
      off(at, place) && h("span.unseen", ", " + t("phone-your-answer") + colon() + was));
  };
  const line = (row, at) => h("div", { class: "filled " + className }, h("b", row[0]), heads.map((head, place) => cell(at, place + 1, head)));
  if (!isWhole) return rows.map(line);
  const el = h("div.whole", h("div.heads", { "aria-hidden": "true" }, h("span"), heads.map((head) => h("small", head))), rows.map(line));
  el.style.setProperty("--columns", heads.length);
  return el;
}

/** The lines of an answer; a tableau as a grid of cells. */
function answerLines(list, className, others = []) {
  const grid = tableau(list), many = list.length > 1;
  if (grid) return filledRows(grid, grid, className);
  if (many && /\s\s/.test(list[0])) return h("div.written", { tabindex: 0 }, list.join("\n"));
  const lines = list.map((line, at) => inTwo(line, others[at])), split = many && lines.every((line) => line[1]);
  return h("ul", { class: "lines " + className + (many ? " many-lines" : "") }, lines.map(([line, asked, act]) => h("li", split ? betLine(asked, act) || [asked, h("b", act)] : line)));
}

/** A long list, of which only the lines that count most are open at first. */
function folded(list, most, counts = () => true) {
  const lines = Array.from(list.children), first = lines.filter(counts).slice(0, most), rest = first.length ? lines.filter((line) => first.indexOf(line) < 0) : lines.slice(most);
  if (rest.length < 4) return list;
  const more = button(t("phone-show-all") + " (" + lines.length + ")", () => {
    for (const line of rest) line.hidden = false;
    more.parentNode.removeChild(more);
    list.tabIndex = -1;
    list.focus({ preventScroll: true });
  }, { class: "button unfold" });
  for (const line of rest) line.hidden = true;
  return [list, more];
}

const unfoldable = (lines) => lines.tagName === "UL" ? folded(lines, 5) : lines;

/** The most numbers that follow each other in order: the steps that need not be moved. */
function longestRun(numbers) {
  const longer = (one, other) => other.length >= one.length ? other : one, follows = (number) => (run) => !run.length || run[run.length - 1] < number;
  return numbers.reduce((runs, number) => runs.concat([runs.filter(follows(number)).reduce(longer).concat(number)]), [[]]).reduce(longer);
}

/** The right answer, each line with a sign and, where it differs, what was given. Null where the two do not compare. */
function comparedLines(answer, given, form, { whys = [], order, accepts }) {
  const [grid, own] = [answer, given].map(tableau);
  if (grid && own && grid.rows.length === own.rows.length && grid.heads.length === own.heads.length) {
    const all = grid.rows.length * grid.heads.length, right = grid.rows.map((row, at) => row.slice(1).filter((act, place) => act === own.rows[at][place + 1]).length).reduce((sum, more) => sum + more);
    return [filledRows(grid, own, ""), h("p.tally", h("b", right + "\u00a0/\u00a0" + all + " " + rightWord(right))), h("p.tally", h("span.filled", h("span.off")), t("phone-your-mistakes"))];
  }
  const read = (others) => (line, at) => {
    const [, place, text] = /^(?:(\d+)\. )?(.*)$/.exec(line), [, head, act] = inTwo(text, place ? null : others[at]);
    return { place, text, head, act };
  };
  const steps = form && form.steps, right = answer.map(read(given)), mine = given.map(read(answer)), by = (list, key, one) => list.find((other) => other[key] === one[key]);
  const isEven = right.length === mine.length, isNumbered = right.every((one) => one.place);
  // All was done as it should be: what differs is its place.
  const byPlace = isNumbered && isEven && right.every((one) => by(mine, "text", one)), what = byPlace ? "place" : "act", isRanked = byPlace || order && !order.right;
  if (right.length < 2 || !byPlace && !right.every((one, at) => one.head && (isNumbered || isEven && mine[at].head === one.head))) return null;
  const stays = byPlace ? longestRun(mine.map((own) => right.indexOf(by(right, "text", own)))) : [];
  const line = (one, was, at) => {
    const differs = byPlace && 2 * stays.length >= right.length ? stays.indexOf(at) < 0 : was !== one[what];
    const sign = icon(differs ? CROSS : TICK, { class: "inline " + (differs ? "wrong" : "right") }), yours = t("phone-you") + colon();
    const place = isRanked && one.place, bet = betLine((place && !byPlace ? place + ". " : "") + one.head, one.act), marked = differs && !byPlace && markedOptions(form && form.parts && form.parts[at] && form.parts[at].form, one.act, was);
    return h("li", { class: differs ? "off" : null }, (byPlace || !bet) && (place ? h("span.place", place) : sign),
      h("div", differs && h("span.unseen", t("phone-wrong") + ", "), bet || h("span", byPlace ? one.text : one.head.replace(/\s*:\s*$/, "")), marked || !byPlace && !bet && h("b", differs && icon(TICK, { class: "inline right" }), one.act), !marked && (differs || byPlace && was !== place) && h(differs ? "small.mistake" : "span.unseen", yours, byPlace && was && t("phone-no") + "\u00a0", was || "–"), byPlace && differs && whys[at] && h("small", whys[at])));
  };
  const all = right.map((one, at) => line(one, ((isNumbered ? by(mine, byPlace ? "text" : "head", one) : mine[at]) || {})[what], at))
    .concat(isNumbered && !byPlace ? mine.filter((one) => one.head && !by(right, "head", one)).map((one) => line({ head: one.head, act: t("phone-left-alone") }, one.act)) : []);
  const list = (lines) => h("ul.lines compared", lines), off = all.filter((one) => one.classList.contains("off")), done = all.filter((one) => off.indexOf(one) < 0);
  const tally = h("b", done.length + "\u00a0" + t("phone-remote-of") + "\u00a0" + all.length + " " + rightWord(done.length));
  // Of many bets those with mistakes are shown, the others on request.
  const isFolded = isNumbered && !steps && done.length > 0;
  return [isRanked && accepts && h("p.quiet", accepts), h("p.tally", tally),
    isNumbered && !steps && h("p.places", { "aria-hidden": "true" }, [isRanked && ["place", "phone-right-position"], ["disc", "phone-seat"]].filter(Boolean).map(([sign, key]) => h("span", h("span." + sign, "1"), "=\u00a0" + t(key)))),
    list(isFolded ? off : all), isFolded && h("details", { "data-d": "done" }, h("summary", t("phone-show-right") + " (" + done.length + ")"), list(done))];
}

/** The options of a choice with the signs of the right one and of the own one; nothing where they are not known. */
function markedOptions(form, right, own) {
  const labels = form && form.kind === "choice" ? form.options.map((option) => option.label) : [], isMarked = (label) => label === right || label === own;
  return labels.indexOf(right) >= 0 && h("ul.marked", labels.filter((label) => labels.length < 6 || isMarked(label)).map((label) => {
    const isRight = label === right;
    return h("li", { class: isRight ? "right" : isMarked(label) ? "wrong" : null }, isMarked(label) && icon(isRight ? TICK : CROSS), label, " ", label === own ? h("small", t("phone-you")) : isRight && h("span.unseen", t("phone-answer")));
  }));
}

/** A call word by word, those crossed out that the right one does not have in this place. */
function markedWords(given, answer) {
  const words = (text) => text.toLowerCase().split(/[\s,.]+/), right = words(answer), own = given.split(/\s+/);
  const places = own.map((word) => right.indexOf(words(word)[0])), stays = longestRun(places.filter((place) => place >= 0));
  return h("p", own.map((word, at) => [h(stays.indexOf(places[at]) < 0 ? "s" : "span", word), " "]));
}

/** Lines of an answer without the letters of options and the numbers of clauses. */
const plainLines = (lines) => lines && lines.map((line) => line.replace(/(^|[?:]\s)[A-Z]\. | \([A-Z]\)$| \[S\d-\d+]/g, "$1"));

/** The reasons of a tableau, those of rows with mistakes first: a reason names its row or rows before anything else. */
function wrongFirst(reasons, answer, given) {
  const [grid, own] = [answer || [], given || []].map((list) => list.length > 0 && tableau(list));
  if (!grid || !own || grid.rows.length < 2) return reasons;
  const wrong = grid.rows.filter((row, at) => String(row) !== String(own.rows[at])).map((row) => row[0]), isWrong = (line) => {
    const [, from, to = from] = /(\d)(?:\s(?:to|à|a) (\d))?/.exec(line) || [];
    return wrong.some((row) => row >= from && row <= to);
  };
  return reasons.filter(isWrong).concat(reasons.filter((line) => !isWrong(line)));
}

/** The sign, the words and the class of a verdict. */
const outcome = ({ right }) => right === true ? [TICK, t("phone-right"), "right"] : right === false ? [CROSS, t("phone-wrong"), "wrong"] : [DASH, t("phone-no-answer"), ""];

/** A verdict; `asked` is what was asked, and the table with its answer, `form` how it was answered. */
function verdictView(verdict, asked, form) {
  const [sign, words, name] = outcome(verdict);
  const some = (list) => list && list.length > 0;
  const [given, answer, reasons] = [verdict.given, verdict.answer, verdict.reasons].map(plainLines);
  // A note at the end of several lines stands once.
  const part = (title, list, tag) => {
    const noteOf = (line) => (/ (\[[^\]]+\])$/.exec(line) || [])[1], often = (list || []).map(noteOf).find(Boolean);
    const marked = (line) => often && noteOf(line) === often ? line.slice(0, -often.length - 1) + "\u00a0*" : line;
    return some(list) && [title && h("h3", title), folded(h(tag, list.map((line) => h("li", marked(line)))), 3), often && h("p.quiet small", "* " + often.slice(1, -1))];
  };
  const field = (kind, title, body) => h("div", { class: "field-of " + kind }, icon(kind === "right" ? TICK : CROSS), h("div", h("h3", title), body));
  const compared = verdict.right === false && some(answer) && comparedLines(answer, given || [], form, verdict);
  const accepts = verdict.accepts && h("p.quiet", verdict.accepts), marked = answer && answer.length === 1 && markedOptions(form, answer[0], (given || [])[0]);
  // The reasons of an order stand beside its steps.
  const why = (title) => part(title, wrongFirst(reasons, answer, given), "ul"), isOrder = some(verdict.whys), isRepeated = isOrder && verdict.whys.some((one) => one && verdict.hint && verdict.hint.endsWith(one));
  return h("div.verdict",
    h("p", { class: "mark " + name }, icon(sign), words, verdict.points > 0 && h("span.points", "+" + formatPoints(verdict.points))),
    asked, verdict.order && h("p.note order", icon(verdict.order.right ? TICK : CROSS, { class: "inline " + (verdict.order.right ? "right" : "wrong") }), verdict.order.says),
    verdict.hint && !isRepeated && h("p.note hinted", verdict.hint),
    compared || marked ? [h("h3", t("phone-answer")), !compared && accepts, compared || marked] : [
      verdict.right !== true && some(given) && field("wrong", t("phone-your-answer"), form && form.kind === "call" ? markedWords(given.join(" "), (answer || []).join(" ")) : answerLines(given, "", answer || [])),
      some(answer) && field("right", t("phone-answer"), answerLines(answer, "answer", given || [])), accepts],
    legend(verdict.letters),
    part(t("phone-working"), verdict.working, form && form.kind === "settle" ? "ul.lines" : verdict.working && verdict.working.length > 1 ? "ol" : "ul"), isOrder && some(reasons) ? h("details", { "data-d": "why" }, h("summary", t("phone-why")), why()) : why(t("phone-why")),
    verdict.because && h("p", verdict.because));
}

/** The question of this screen, unless it was asked in an exam. */
const seenQuestion = (state) => app.session.seen && app.session.seen.number === state.number && state.form !== "exam" ? app.session.seen.question : null;
const isSmall = (question) => {
  const scene = asDrawn(question).scene || {};
  return Boolean(!scene.picture && (scene.stakes || []).length < 5 && felt(scene, null, []));
};

/** A question with the bets as this phone has settled them, before anything is known of the right answer. */
function withOwnActs(question, answer) {
  const own = question && answer && answer.answer.settle, { scene } = question || {};
  return own && scene.stakes ? Object.assign({}, question, { scene: Object.assign({}, scene, { stakes: scene.stakes.map((bet, at) => Object.assign({}, bet, own.find((one) => one.stake === at))) }) }) : question;
}

/** The question of this screen, to look at again: open if its table is small. */
function askedBefore(state, question = withOwnActs(seenQuestion(state), answerTo(state.number))) {
  return question && h("details", { "data-d": "asked", open: isSmall(question) },
    h("summary", t("phone-question"), colon(), question.prompt), h("div.asked", table(question)));
}

/** True if a card lies with the other hand now: the coup was reconstructed. */
function changesHands(before, after) {
  const cards = (scene, isHere) => [].concat(...(scene.rows || []).filter((row) => row.hand && isHere(row)).map((row) => row.cards));
  return (after.rows || []).some(({ hand, name, cards: now }) => {
    const own = cards(before, (row) => row.name === name), left = cards(after, (row) => row.name !== name);
    return hand && cards(before, (row) => row.name !== name).some((code) => code.length < 3 && now.indexOf(code) >= 0 && own.indexOf(code) < 0 && left.indexOf(code) < 0);
  });
}

/** A question with the table as it is after the answer, the bet named by it marked. */
function afterAnswer(seen, table, { answer = [] }) {
  const after = seen && Object.assign({ solution: plainLines(answer) }, seen, table), isNamed = ({ seat, spot, amount }) => answer.some((line) => line.endsWith(" " + [seat, spot, amount].join(", ")));
  if (after) after.scene = Object.assign({ isOver: true }, after.scene, after.scene.stakes && { stakes: after.scene.stakes.map((bet) => Object.assign({ named: isNamed(bet) }, bet)) });
  return after;
}
/** The table after the answer, with what had happened before it. */
const tableAfter = (seen, after, ...head) => {
  const { happened = [] } = after.scene;
  return h("div.asked", head, !happened.length && eventList(seen.scene.happened || []), changesHands(seen.scene, after.scene) && h("h3", t("phone-rebuilt")), table(after));
};

/** The verdict with the table as it is after the answer, where it is small. */
function revealScreen(state) {
  const verdict = state.verdict || {}, seen = seenQuestion(state), after = afterAnswer(seen, state.table, verdict);
  const asked = after && isSmall(after) && tableAfter(seen, after, h("p.prompt", seen.prompt));
  return h("div.page", heading(t("phone-verdict"), { class: "unseen", "aria-label": t("phone-verdict") + colon() + outcome(verdict)[1] }), verdictView(verdict, asked, seen && seen.form), streakBadge(state.me), !asked && askedBefore(state, after));
}

/** The leaderboard, followed by the teams if any. */
function standings(state) {
  const teams = state.teams || [], names = [];
  for (const team of teams) names[team.colour] = team.name;
  const isNone = (row) => /^0/.test(row.mean || row.points);
  // Without points there is no place.
  const list = (rows, youLabel) => rows.length > 0 && folded(h("ol.table", rows.map((row) => h("li", { class: row.me ? "mine" : null },
    !rows.every(isNone) && h("span", { class: "at" + (isNone(row) ? "" : " p" + row.place) }, row.place), teamMark(row.colour, names), h("span.who", row.name, row.me && " (" + t(youLabel) + ")", rankChange(row)),
    (row.mean || typeof row.points === "number") && h("span", row.mean || groupDigits(String(row.points)))))), 5, (line) => line.matches(".mine, :nth-child(-n+4)"));
  return [list(state.standings || [], "phone-you"), teams.length > 0 && h("section", h("h3", t("phone-teams")), list(teams, "phone-your-team"))];
}

/** Ranks won or lost with the last question. */
function rankChange(row) {
  const by = typeof row.was === "number" ? row.was - row.place : 0;
  return by !== 0 && h("span", { class: "moved " + (by > 0 ? "up" : "down") }, (by > 0 ? "↑" : "↓") + Math.abs(by));
}

/** What was reached, a figure above its name; nothing until it may be shown. */
function results({ me, standings: rows = [] }) {
  const tiles = [], tile = (figure, name) => tiles.push(h("div", h("dt", name), h("dd", figure)));
  if (me && typeof me.right === "number") tile(me.right + (typeof me.of === "number" ? " / " + me.of : ""), rightWord(me.right));
  if (me && typeof me.points === "number") { const words = formatPoints(me.points).split("\u00a0"); tile(words[0], words[1]); }
  // As long as all are at zero, all would be first.
  if (me && typeof me.place === "number" && (me.points || rows.some((row) => row.points))) tile(ordinal(me.place), t("phone-place"));
  return tiles.length > 0 && h("dl.counts reached", tiles);
}

/** The points of all quizzes of the room, from the second quiz on. */
const totalLine = (me) => me && typeof me.total === "number" && h("p", t("phone-all-quizzes") + colon() + formatPoints(me.total));

/** A table in words; the names of two houses, with which their answers begin, stand out. */
function tableInWords({ told: lines, verdict, heaps }) {
  const answers = verdict && verdict.answer || [], isHouse = (line) => answers.some((answer) => answer.indexOf(line) === 0 && /^[\s\u202f]*:/.test(answer.slice(line.length)));
  return lines && lines.length > 0 && folded(h("ul.told all", lines.map((line) => h("li", { class: isHouse(line) ? "house" : null }, wordsOf(line, heaps)))), 4);
}

/** An own answer: its question and the verdict on it; a tap opens the table and the right answer. */
function reviewed(one) {
  const verdict = one.verdict || {}, given = verdict.given || [], [sign, words, name] = one.skipped ? [DASH, t("phone-left-out"), ""] : outcome(verdict);
  const stored = app.tables[one.number], isStored = stored && stored.lang === app.lang && !one.skipped, after = isStored && afterAnswer(stored.seen, stored.table, verdict);
  return h("details.own", { "data-d": "q" + one.number },
    h("summary", h("span.place", one.number), h("span.words", h("span.ask", one.prompt), " ",
      h("span", { class: "badge " + name }, icon(sign, { class: "inline" }), words, !one.skipped && verdict.points > 0 && "\u2002+" + groupDigits(String(verdict.points)))), icon(DOWN, { class: "inline" })),
    after && isSmall(after) ? tableAfter(stored.seen, after) : !(isStored && stored.seen.form.steps) && tableInWords(one),
    one.skipped ? given.length > 0 && h("div.verdict", h("h3", t("phone-your-answer")), answerLines(given, "")) : verdictView(verdict, null, isStored && stored.seen.form));
}

function endScreen(state) {
  const reached = results(state), list = (state.review || []).map(reviewed);
  return h("div.page", heading(t("phone-end")), reached, totalLine(state.me), h("p.note", { id: "room-note" }),
    state.form === "exam" && !list.length && !reached && h("p.quiet", t("phone-kept-exam")),
    list.length > 0 && h("section", h("h3", t("phone-review")), list),
    state.standings && state.standings.length > 0 && h("section", h("h3", t("phone-standings")), standings(state)),
    button(t("phone-other-room"), leave, { class: "button leave", "data-k": "next-room" }));
}

/* ---- The trainer's remote ---- */

function onControl(control) {
  if (!app.control || app.control.turn !== control.turn || app.control.paused !== control.paused) { app.confirmsSkip = false; app.refused = null; }
  if (app.control && app.control.turn !== control.turn) app.turnedAt = performance.now();
  if (app.control && control.paused && !app.control.paused) announce(t("phone-paused"));
  if (isNewConnection) { app.sentTurn = null; if (app.showsPeople) sendMessage({ people: true }); }
  app.control = control;
  app.stateAt = performance.now();
  app.isUnknownRemote = isNewConnection = false;
  render();
  updateCounts();
}

/** A handler that sends an action once: a double tap does not skip a turn. */
const remoteAction = (action, turn) => () => {
  const now = performance.now();
  if (!action.extend) {
    if (now - Math.max(app.actedAt, app.turnedAt) < 700 || turn !== undefined && app.sentTurn === turn && now - app.actedAt < 3000) return;
    app.actedAt = now;
    app.sentTurn = turn;
  }
  app.confirmsSkip = false;
  app.refused = null;
  if (!sendMessage({ do: action })) reconnect();
  render();
};

/** Updates the counts in place: buttons must not move while being tapped. */
function updateCounts() {
  const control = app.control;
  for (const [id, some, all] of [["answers", control.answered, control.asked], ["right", control.right, control.asked], ["here", control.here, control.people]]) {
    if (byId(id)) byId(id).textContent = some + " " + t("phone-remote-of") + " " + all;
  }
  if (byId("door")) byId("door").textContent = String(control.door);
  if (byId("waiting")) byId("waiting").textContent = String(control.waiting);
}

/** Labels of the main button by the next step. */
const NEXT_LABELS = {
  begin: "phone-remote-begin", start: "phone-remote-begin", close: "phone-remote-close", reveal: "phone-remote-reveal", standings: "phone-remote-standings",
  question: "phone-remote-question", end: "phone-remote-end", results: "phone-remote-results"
};

const PEOPLE_FILTERS = [["phone-remote-all", () => true], ["phone-remote-missing", (one) => one.missing], ["phone-remote-stuck", (one) => one.stuck], ["phone-remote-door", (one) => one.door]];

/** The list of people; the room sends it while it is open. */
function peopleSection() {
  const open = button(t(app.showsPeople ? "phone-remote-people-hide" : "phone-remote-people"), () => {
    app.showsPeople = !app.showsPeople;
    if (!app.showsPeople) app.people = null;
    sendMessage({ people: app.showsPeople });
    render();
  }, { "aria-expanded": String(app.showsPeople), "data-k": "people" });
  return h("section.people", open, app.showsPeople && h("div", { id: "people" }));
}

let peopleKey = "";
/** Updates the list in place and keeps the focus. */
function updatePeople() {
  const el = byId("people");
  if (!el || !app.people) return;
  // Unchanged: leave the buttons where they are.
  const key = JSON.stringify([app.lang, app.peopleFilter, app.people]);
  if (el.firstChild && key === peopleKey) return;
  peopleKey = key;
  const lists = PEOPLE_FILTERS.map(([key, fits]) => [key, app.people.filter(fits)]).filter(([key, some]) => key !== "phone-remote-door" || some.length > 0);
  if (!lists[app.peopleFilter]) app.peopleFilter = 0;
  const faces = lists.map(([key, some]) => t(key) + colon() + some.length);
  const chosen = radioGroup(faces, () => app.peopleFilter, null, "few", (place) => { app.peopleFilter = place; updatePeople(); });
  chosen.el.setAttribute("aria-label", t("phone-remote-people"));
  chosen.inputs.forEach((input, place) => input.setAttribute("data-k", "list" + place));
  const shown = lists[app.peopleFilter][1];
  redraw(el, [chosen.el, shown.length ? h("ul.roll", shown.map((one) => h("li", h("span.who", one.name), one.says && !one.door && h("span.quiet", one.says),
    one.door && button(t("phone-remote-admit"), () => sendMessage({ do: { admit: one.number } }), { "data-k": "admit" + one.number, "aria-label": t("phone-remote-admit") + colon() + one.name }),
    one.more && button(t("phone-remote-grant"), () => sendMessage({ do: { grant: [one.number, 10] } }), { "data-k": "grant" + one.number, "aria-label": t("phone-remote-grant") + colon() + one.name }))))
    : h("p.quiet", t("phone-remote-nobody"))]);
}

function remoteScreen() {
  const control = app.control;
  if (app.isUnknownRemote) return messageScreen(CROSS, t("phone-remote-unknown"), h("p.quiet", t("phone-remote-unknown-why")));
  if (!control) return messageScreen(DOTS, t("phone-one-moment"));
  const phase = control.phase, runs = phase === "ready" || phase === "question" || phase === "sitting";
  const words = { lobby: "phone-remote-lobby", ready: "phone-get-ready", sitting: "phone-remote-sitting", handed: "phone-remote-handed", standings: "phone-standings", end: "phone-remote-over" }[phase];
  const count = (id, name) => h("div", h("dt", t(name)), h("dd", { id }));
  const goOn = remoteAction({ "go-on": control.turn }, control.turn);
  // It is confirmed elsewhere: a double tap only asks and cancels.
  const maySkip = (phase === "ready" || phase === "question" || phase === "closed") && !control.skipped;
  const confirm = (asks) => { app.confirmsSkip = asks; app.actedAt = performance.now(); render(); byId("main").querySelector(asks ? "[data-k=cancel]" : "[data-k=skip]").focus(); };
  const main = control.next && button(t(NEXT_LABELS[control.next] || ""), goOn, { class: "button great" + (runs && control.paused ? " outline" : ""), "data-k": "go" });
  // In its own place: a pause must not move the buttons.
  const status = runs && control.paused ? "phone-paused" : { lobby: "phone-remote-wait", sitting: "phone-remote-open", question: "phone-remote-open", closed: "phone-remote-closed", reveal: "phone-remote-shown" }[phase];
  const bar = maySkip && app.confirmsSkip ? [h("p.so-far alert", { id: "sure" }, t("phone-remote-skip-sure")), h("div.entry", button(t("phone-cancel"), () => confirm(false), { class: "button great outline", "data-k": "cancel" }),
    button(t("phone-remote-skip-yes"), remoteAction({ skip: control.turn }, control.turn), { class: "button great danger", "data-k": "sure", "aria-describedby": "sure" }))] : main;
  return h("div.page remote", heading(words ? t(words) : control.prompt),
    status && !control.skipped && h("p.note", t(status)),
    phase === "end" && h("div.note", h("h3", t("phone-remote-next")), h("p", { id: "room-note" })),
    h("dl.counts", phase !== "lobby" && phase !== "end" && phase !== "standings" && count("answers", "phone-remote-answers"), typeof control.right === "number" && count("right", "phone-remote-right"), count("here", "phone-remote-here"), control.waiting > 0 && count("waiting", "phone-remote-waiting")),
    control.skipped && h("p.note", t("phone-left-out")),
    control.door > 0 && h("div.note", h("p", t("phone-remote-door"), colon(), h("b", { id: "door" })), button(t("phone-remote-admit-all"), () => sendMessage({ do: "admit-all" }), { "data-k": "admit" })),
    control.locked && phase !== "end" && h("p.quiet", t("phone-remote-is-locked")),
    control.standings && [phase === "end" && h("h3", t("phone-standings")), standings(control)],
    control.questions && h("section", h("h3", t("phone-remote-right")), folded(h("ol.table", control.questions.map((one) => h("li", h("span.at", one.number), h("span.who", one.prompt), h("span", one.right + "\u00a0/\u00a0" + one.asked)))), 5)),
    app.refused && h("p.note bad", { role: "alert" }, app.refused.says),
    control.answer && control.answer.length > 0 && h("div.note", h("h3", t("phone-answer")), unfoldable(answerLines(plainLines(control.answer), "answer")), legend(control.letters)),
    phase !== "end" && h("div.others",
      runs && button(t(control.paused ? "phone-remote-resume" : "phone-remote-pause"), remoteAction(control.paused ? "resume" : "pause"), { class: "button" + (control.paused ? " live" : ""), "data-k": "pause" }),
      runs && phase !== "ready" && typeof control.time === "number" && button(t("phone-remote-extend"), remoteAction({ extend: 30 }), { "data-k": "more" }),
      maySkip && button(t("phone-remote-skip"), () => confirm(!app.confirmsSkip), { "data-k": "skip", "aria-expanded": String(app.confirmsSkip) }),
      phase !== "handed" && button(t(control.locked ? "phone-remote-unlock" : "phone-remote-lock"), remoteAction({ lock: !control.locked }), { "data-k": "lock" })),
    phase !== "end" && peopleSection(),
    bar && h("div.send", bar));
}

function currentScreen() {
  const state = app.state;
  if (app.stage === "remote") return remoteScreen();
  if (app.stage === "code") return codeScreen();
  if (app.stage === "name" && app.room) return nameScreen();
  if (!state) return messageScreen(DOTS, t("phone-one-moment"));
  const me = state.me || {};
  switch (state.phase) {
    case "lobby": return messageScreen(TICK, t(state.before ? "phone-next-quiz" : "phone-you-are-in"), h("p.hero", me.name), me.team && h("p", teamMark(me.colour), t("phone-team") + colon() + me.team), h("p.quiet", t("phone-soon")), warmUp());
    case "ready": return readyScreen(state);
    case "question": return state.question ? isAnswered(state.question) ? answerSentScreen(state) : questionScreen(state) : messageScreen(DOTS, t("phone-one-moment"));
    case "answered": return answerSentScreen(state);
    case "closed": return closedScreen(state);
    case "next": return messageScreen(DOTS, t("phone-you-are-in"), h("p.quiet", t("phone-next-about")), refusalNote());
    case "reveal": return revealScreen(state);
    case "standings": return h("div.page", heading(t("phone-standings")), results(state), totalLine(me), standings(state), h("p.quiet", t(state.number === state.of ? "phone-final-soon" : "phone-next-soon")));
    case "end": return endScreen(state);
    case "watching": return messageScreen(DOTS, t("phone-watching"), h("p.quiet", t("phone-watching-wait")));
    case "waiting": return messageScreen(DOTS, t("phone-at-door"), h("p.hero", me.name), h("p.quiet", t("phone-at-door-wait")));
    case "removed": return messageScreen(DASH, t("phone-removed"), h("p.quiet", t("phone-removed-wait")), button(t("phone-other-room"), leave, { class: "button plain" }));
    default: return messageScreen(DOTS, t("phone-one-moment"));
  }
}

const isAnswered = (question) => Boolean(lastAnswer() && lastAnswer().question === question.id);

/** Everything that the screen depends on; it is redrawn only when this changes. */
function screenKey() {
  const state = app.state || {}, answer = lastAnswer();
  if (app.stage === "remote") {
    return JSON.stringify([app.lang, app.isUnknownRemote, app.confirmsSkip, app.showsPeople, app.refused, Object.assign({}, app.control, { answered: 0, asked: 0, people: 0, here: 0, left: 0, time: 0, waiting: Boolean(app.control && app.control.waiting), door: Boolean(app.control && app.control.door) }), Boolean(app.control)]);
  }
  const more = app.stage === "in" ? state.phase === "question" ? [state.question, state.form, answer && [answer.question, answer.kept]]
    : [Object.assign({}, state, { paused: 0, left: 0, time: 0, answers: 0 }), answer && answer.kept] : [app.room, app.request];
  return JSON.stringify([app.stage, app.lang, state.phase, app.refused, more]);
}

function render() { attempt(draw); }

function draw() {
  if (!app.texts[app.lang]) return;
  renderHeader();
  const key = screenKey();
  if (key === renderedKey) return;
  const state = app.state || {}, main = byId("main");
  const locked = state.phase === "question" && state.question && isAnswered(state.question);
  const screenId = app.stage === "remote" ? "remote" + (app.control ? app.control.turn : "") : app.stage !== "in" ? app.stage : (locked ? "answered" : state.phase) + (state.skipped ? "skipped" : "") + (state.phase === "question" && !locked ? state.question && state.question.id : state.number);
  const focusedKey = main.contains(document.activeElement) && document.activeElement.getAttribute("data-k");
  const unfolded = Array.from(main.querySelectorAll("details[open]"), (el) => el.getAttribute("data-d"));
  const isNew = screenId !== renderedScreen, first = renderedScreen === "";
  renderedKey = key;
  renderedScreen = screenId;
  currentForm = null;
  const page = currentScreen();
  appendAll(clear(main), [page]);
  useRoom();
  updateStatus();
  if (app.stage === "remote" && app.control) { updateCounts(); updatePeople(); }
  for (const el of main.querySelectorAll("details")) if (!isNew) el.open = unfolded.indexOf(el.getAttribute("data-d")) >= 0;
  if (isNew) {
    renderedAt = performance.now();
    window.scrollTo(0, 0);
    const name = app.stage === "name" && byId("name");
    if (!first) (name && name.tagName === "INPUT" ? name : byId("top")).focus({ preventScroll: true });
  } else if (focusedKey) {
    const same = main.querySelector("[data-k=" + focusedKey + "]");
    if (same) same.focus();
  }
}

/* ---- Header, settings and status ---- */

function renderHeader() {
  const state = app.stage === "remote" ? app.control : app.state, inside = (app.stage === "in" || app.stage === "remote") && state;
  document.documentElement.lang = app.lang;
  byId("title").textContent = inside ? state.title : t(app.stage === "remote" ? "phone-remote" : "phone-page");
  document.title = inside ? state.title + " · Tailleur" : t("phone-page") + " · Tailleur";
  byId("count").textContent = inside && state.number && state.of ? state.number + " / " + state.of : "";
  const me = inside && state.me || {};
  const shows = inside && app.stage !== "remote" && state.phase !== "lobby";
  byId("me").textContent = app.stage === "remote" && inside ? t("phone-remote") : shows ? [me.name, me.team].filter(Boolean).join(" · ") : "";
  byId("score").textContent = shows && state.phase !== "end" && state.phase !== "standings" && typeof me.points === "number" ? formatPoints(me.points) : "";
  byId("say").lang = app.lang;
  const open = byId("open");
  open.hidden = false;
  if (!open.firstChild) open.appendChild(icon(COG));
  open.setAttribute("aria-label", t("phone-settings"));
  open.setAttribute("aria-expanded", String(app.settingsOpen));
  open.onclick = () => { app.settingsOpen = !app.settingsOpen; renderSettings(); renderHeader(); };
  updateClock();
  updateStatus();
}

function renderSettings() {
  const box = clear(byId("settings"));
  box.hidden = !app.settingsOpen;
  if (!app.settingsOpen) return;
  const set = (title, keys, names, chosen, choose) => {
    const id = uniqueId("set");
    const made = radioGroup(names.map((name, place) => h("span", { lang: title === "phone-language" ? keys[place] : null }, name)), () => keys.indexOf(chosen), id, "few", (place) => choose(keys[place]));
    return h("fieldset", h("legend", { id }, t(title)), made.el);
  };
  appendAll(box, [
    set("phone-language", Object.keys(LANGS), Object.keys(LANGS).map((key) => LANGS[key]), app.lang, (lang) => loadTexts(lang, () => switchLanguage(lang))),
    set("phone-light", ["auto", "light", "dark"], [t("phone-light-auto"), t("phone-light-light"), t("phone-light-dark")], store.get("tailleur.light") || "auto", (light) => { store.set("tailleur.light", light); applyTheme(); })
  ]);
}

/** Redraws the page in another language and keeps the focus on the chosen one. */
function switchLanguage(lang) {
  app.lang = lang;
  store.set("tailleur.lang", lang);
  if (app.stage === "in" || app.stage === "remote") sendMessage({ lang });
  else if (app.stage === "name") request("knock");
  renderSettings();
  render();
  const at = byId("settings").querySelectorAll("input")[Object.keys(LANGS).indexOf(lang)];
  if (at) at.focus();
}

function applyTheme() {
  const light = store.get("tailleur.light") || "auto", root = document.documentElement;
  if (light === "auto") root.removeAttribute("data-light");
  else root.setAttribute("data-light", light);
  const dark = light === "dark" || light === "auto" && window.matchMedia && matchMedia("(prefers-color-scheme: dark)").matches;
  document.querySelector("meta[name=theme-color]").content = dark ? "#1d1915" : "#fdfaf3";
}

/** Shows the time left: the room's value, counted down with the phone's monotonic clock. */
function updateClock() {
  const state = app.stage === "remote" ? app.control : app.state, box = byId("clock");
  const counts = state && typeof state.left === "number" && (app.stage === "remote" ||
    app.stage === "in" && (state.phase === "ready" || state.phase === "question") && !(state.question && isAnswered(state.question)));
  box.hidden = !counts;
  if (!counts) return;
  const left = Math.max(0, state.left - (state.paused ? 0 : performance.now() - app.stateAt)), seconds = Math.ceil(left / 1000);
  byId("sand").style.transform = "scaleX(" + Math.min(1, left / Math.max(1, state.time || state.left)) + ")";
  // Time is up here, but others may have more: ask the room once for the current state.
  if (!left && state.phase === "question" && !app.askedForState && app.stage === "in") app.askedForState = sendMessage({ lang: app.lang });
  if (state.phase === "ready") { const el = byId("ready"); if (el) el.textContent = String(Math.max(1, seconds)); box.hidden = true; return; }
  byId("seconds").textContent = seconds >= 120 ? Math.floor(seconds / 60) + ":" + ("0" + seconds % 60).slice(-2) : seconds + " s";
  box.classList.toggle("short", seconds <= 10);
  if (seconds <= 10 && seconds > 0 && state.question && app.warnedFor !== state.question.id) {
    app.warnedFor = state.question.id;
    if (!state.time || state.time > 10500) announce(t("phone-ten-seconds"));
  }
}

const isPaused = () => app.stage === "in" && app.state && app.state.paused;
/** A notice about a shift for the class, which needs a desktop. */
const shiftNotice = () => app.stage === "in" && app.state && app.state.shift && !app.state.shift.ended ? app.state.shift.says : "";
let statusText = "false", broken = false;
/** Updates the status line: connection, pause, error. */
function updateStatus() {
  const el = byId("line");
  byId("main").classList.toggle("paused", Boolean(isPaused()));
  const note = byId("room-note"), isThere = socket && socket.readyState === 1, about = note && t(app.stage === "remote" ? isThere ? "phone-remote-over-next" : "phone-remote-gone" : isThere ? "phone-next-room-about" : "phone-room-gone");
  if (note && note.textContent !== about) note.textContent = about;
  // Nothing is lost before joining.
  const lost = needsRoom() && !(mayReturn() && app.request === "") && lostAt && performance.now() - lostAt > 600;
  const words = broken ? t("phone-trouble") || "Rechargez la page. Ricarica la pagina. Reload the page." : lost ? t(app.stage === "remote" ? "phone-remote-lost" : "phone-lost") : isPaused() ? t("phone-paused") : app.isLoading ? "Connexion… · Collegamento… · Connecting…" : shiftNotice();
  // After a minute, offer another room.
  const out = !broken && lost && app.stage === "in" && performance.now() - lostAt > 60000;
  if (words + out === statusText) return;
  statusText = words + out;
  appendAll(clear(el), [words]);
  if (out) appendAll(el, [h("br"), button(t("phone-other-room"), leave)]);
  if (broken) appendAll(el, [h("br"), button(t("phone-reload"), () => location.reload())]);
}

/** Runs a function; an error is shown to the user. */
function attempt(what) {
  try { what(); } catch (e) { showTrouble(e); }
}
function showTrouble(e) {
  if (window.console) console.error(e);
  broken = true;
  updateStatus();
}

/* ---- Events and start ---- */

let wakeLock = null;
function keepScreenOn() {
  if (!navigator.wakeLock || document.visibilityState !== "visible" || !needsRoom() || wakeLock) return;
  navigator.wakeLock.request("screen").then((one) => { wakeLock = one; one.addEventListener("release", () => { wakeLock = null; }); }, () => {});
}

document.addEventListener("keydown", (event) => {
  const at = event.target, text = at && (at.tagName === "TEXTAREA" || at.tagName === "INPUT" && at.type === "text");
  if (event.key === "Escape" && app.settingsOpen) { app.settingsOpen = false; renderSettings(); renderHeader(); byId("open").focus(); return; }
  if (!currentForm || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || text || byId("head").contains(at)) return;
  if (event.key === "Enter" && (/^(BODY|H2|P)$/.test(at.tagName) || at.type === "radio")) {
    event.preventDefault();
    attempt(currentForm.send);
    return;
  }
  // Radio buttons handle arrow keys themselves.
  if (/^Arrow/.test(event.key) && at.type === "radio") return;
  attempt(() => { if (currentForm.key(event)) event.preventDefault(); });
});
window.addEventListener("online", reconnect);
window.addEventListener("resize", useRoom);
window.addEventListener("scroll", updateWayDown, { passive: true });
// Another remote link opened in the same tab.
window.addEventListener("hashchange", () => { if (location.pathname === "/remote" && location.hash) location.reload(); });
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible" || !shouldListen()) return;
  keepScreenOn();
  if (!socket || socket.readyState > 1) { tries = 0; connect(); return; }
  // The connection may have died while the phone slept: send a message that is always answered.
  const before = lastMessageAt;
  if (app.stage !== "code" && sendMessage({ lang: app.lang })) setTimeout(() => { if (lastMessageAt === before) reconnect(); }, 4000);
});
window.addEventListener("error", (event) => { if (event.error) showTrouble(event.error); });
window.addEventListener("unhandledrejection", (event) => showTrouble(event.reason));
setInterval(() => attempt(() => { updateClock(); updateStatus(); keepScreenOn(); }), 250);
setInterval(() => attempt(checkConnection), 3000);

/** Loads the texts of a language and goes on; retries until it works or another language is wanted. */
function loadTexts(lang, then, wait = 500) {
  const isWanted = () => app.wanted === lang, shows = (isLoading) => { app.isLoading = isLoading; updateStatus(); };
  app.wanted = lang;
  if (app.texts[lang]) { shows(false); return then(); }
  fetch("/words-" + lang + ".json").then((answer) => answer.ok ? answer.json() : Promise.reject(answer.status)).then((texts) => {
    app.texts[lang] = texts;
    if (isWanted()) attempt(() => loadTexts(lang, then));
  }, () => {
    if (!isWanted()) return;
    shows(true);
    setTimeout(() => { if (isWanted()) loadTexts(lang, then, Math.min(8000, wait * 2)); }, wait);
  });
}

function start() {
  if (location.pathname === "/remote") {
    // Hide the secret from the address bar, and keep it for a reload.
    app.secret = (/^#([0-9a-f]{32})$/.exec(location.hash) || [])[1] || store.get("tailleur.remote") || "";
    store.set("tailleur.remote", app.secret);
    if (!storageRefused) history.replaceState(null, "", "/remote");
    app.stage = "remote";
    app.isUnknownRemote = !app.secret;
    if (app.secret) connect();
    return render();
  }
  const asked = (/[?&]code=(\d{6})(?:&|$)/.exec(location.search) || [])[1];
  app.code = asked || store.get("tailleur.last") || "";
  if (app.code) {
    app.session = loadSession(app.code);
    const key = (/[?&]key=([0-9a-f]{16})(?:&|$)/.exec(location.search) || [])[1];
    if (asked && key) { app.session.key = key; saveSession(); }
    if (app.session.in) { app.stage = "in"; connect(); }
    else if (asked) request("knock");
    else if (mayReturn()) { app.code = ""; connect(); }
  }
  render();
}

const preferred = store.get("tailleur.lang") || (navigator.languages || [navigator.language || "fr"]).map((one) => one.slice(0, 2).toLowerCase()).find((one) => LANGS[one]);
app.lang = LANGS[preferred] ? preferred : "en";
applyTheme();
loadTexts(app.lang, start);
})();
