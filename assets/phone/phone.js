/* The phone page of a room: it comes in, draws what is asked, and sends what is answered. docs/classroom.md tells what
   it says and hears. Plain JavaScript of 2017, as it is; what comes over the wire is put on the page as text only. */
(function () {
"use strict";

/* ---- The page: making elements, and speaking ---- */

const byId = (id) => document.getElementById(id);

/** Puts children into an element: elements as they are, everything else as text. */
function put(el, children) {
  for (const child of children) {
    if (Array.isArray(child)) put(el, child);
    else if (child instanceof Node) el.appendChild(child);
    else if (child !== null && child !== undefined && child !== false) el.appendChild(document.createTextNode(String(child)));
  }
  return el;
}

function dress(el, props) {
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

/** An element, written as `tag.class other`, with its properties where it has any, and its children. */
function h(tag, props, ...children) {
  const [name, classes] = tag.split("."), own = props && props.constructor === Object;
  const el = document.createElement(name);
  if (classes) el.className = classes;
  return put(dress(el, own ? props : null), own ? children : [props].concat(children));
}
const svg = (tag, props, ...children) => put(dress(document.createElementNS("http://www.w3.org/2000/svg", tag), props), children);
const empty = (el) => { while (el.firstChild) el.removeChild(el.firstChild); return el; };
const button = (label, onclick, props) => h("button", Object.assign({ type: "button", class: "button", onclick }, props), label);
const picture = (d, props) => svg("svg", Object.assign({ viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, props),
  svg("path", { d, fill: "none", stroke: "currentColor", "stroke-width": 2.4, "stroke-linecap": "round", "stroke-linejoin": "round" }));
const TICK = "M4 13l5 5L20 6";
const CROSS = "M6 6l12 12M18 6L6 18";
const DASH = "M5 12h14";
const COG = "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5";
const DOTS = "M5 12h.01M12 12h.01M19 12h.01";
let serial = 0;
const fresh = (stem) => stem + (++serial);

/** Says something to who does not see the page. */
function say(text) {
  const el = byId("say");
  el.textContent = "";
  setTimeout(() => { el.textContent = text; }, 60);
}

/* ---- What is kept ---- */

const memory = {};
let refused = false;
const store = {
  get(key) {
    let text = memory[key];
    try { text = localStorage.getItem(key) || text; } catch (e) { /* storage is refused */ }
    try { return text ? JSON.parse(text) : null; } catch (e) { return null; }
  },
  set(key, value) {
    memory[key] = JSON.stringify(value);
    try { localStorage.setItem(key, memory[key]); } catch (e) { refused = true; }
  }
};
store.set("tailleur.here", 1);

/** So many random bytes as hexadecimal digits. */
function drawn(bytes) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => ("0" + byte.toString(16)).slice(-2)).join("");
}

const LANGS = { fr: "Français", it: "Italiano", en: "English" };
const app = {
  words: null, lang: "fr", code: "", mine: null, stage: "code", room: null, state: null, at: 0,
  asking: "", refused: null, warned: null, typed: "", open: false,
  // The trainer's second device: its secret, where the room stands, whether it is known there, what is asked back.
  secret: "", control: null, unknown: false, sure: false,
  // When it last went on, when something was last done here, and from which turn it went on.
  turned: -1e4, did: -1e4, went: null,
  // The list of people, while it is open, and which of them are shown.
  people: null, lists: false, list: 0
};
const t = (key) => (app.words && app.words[app.lang] && app.words[app.lang][key]) || "";
const keep = () => {
  if (!app.code || !app.mine) return;
  store.set("tailleur.room." + app.code, app.mine);
  // Where nothing may be stored, the address keeps who it is for a reload.
  const address = "/?code=" + app.code + (app.mine.in ? "#me=" + app.mine.token : "");
  if (refused && location.pathname + location.search + location.hash !== address) history.replaceState(null, "", address);
};
const recall = (code) => {
  const me = refused && (/^#me=([0-9a-f]{32})$/.exec(location.hash) || [])[1];
  return Object.assign({ token: me || drawn(16), name: "", in: Boolean(me), last: null, draft: null }, store.get("tailleur.room." + code), { code });
};
/** What this phone is known by as the trainer's second device. */
function device() {
  const own = store.get("tailleur.device") || drawn(16);
  store.set("tailleur.device", own);
  return own;
}

/* ---- Sums and words ---- */

const MARKS = { fr: ["\u202f", ","], it: [".", ","], en: [",", "."] };
const grouped = (digits) => digits.replace(/\B(?=(\d{3})+$)/g, MARKS[app.lang][0]);

/** A sum in coins as the language writes it. */
function sum(coins) {
  const units = Math.floor(coins / 100), cents = coins % 100;
  return grouped(String(units)) + (cents ? MARKS[app.lang][1] + ("0" + cents).slice(-2) : "");
}
/** What was typed of a number: figures, perhaps a point and at most two more. */
const shown = (raw) => raw === "" ? "" : (/^0\d/.test(raw) ? raw.split(".")[0] : grouped(raw.split(".")[0])) + (raw.indexOf(".") < 0 ? "" : MARKS[app.lang][1] + raw.split(".")[1]);
const coins = (raw) => {
  const parts = raw.split(".");
  return Number(parts[0] || "0") * 100 + Number(((parts[1] || "") + "00").slice(0, 2));
};
/** How many points, in words: of nought and one each language has its own way. */
const points = (many) => grouped(String(many)) + "\u00a0" + t(many === 1 || app.lang === "fr" && many === 0 ? "phone-point" : "phone-points");
const colon = () => app.lang === "fr" ? "\u202f: " : ": ";
const length = (text) => window.Intl && Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(text)).length : Array.from(text).length;

/* ---- The line to the room ---- */

let socket = null, tries = 0, again = 0, heard = 0, freshLine = false, lastPing = 0, pingGap = 0, lostAt = 0;

function connect() {
  clearTimeout(again);
  if (socket && socket.readyState < 2) return;
  let ws;
  try {
    ws = new WebSocket((location.protocol === "https:" ? "wss://" : "ws://") + location.host + "/ws");
  } catch (e) { return later(); }
  socket = ws;
  heard = performance.now();
  lastPing = 0;
  ws.onopen = () => { if (socket === ws) { heard = performance.now(); freshLine = true; enter(); } };
  ws.onmessage = (event) => {
    if (socket !== ws) return;
    heard = performance.now();
    tries = 0;
    lostAt = 0;
    let message = null;
    try { message = JSON.parse(event.data); } catch (e) { return; }
    guard(() => hear(message));
  };
  ws.onclose = ws.onerror = () => { if (socket === ws) { socket = null; later(); } };
}

/** Tries again after half a second, and ever later up to eight. */
function later() {
  if (!wanted()) lostAt = 0;
  if (!listens()) return;
  if (!lostAt && wanted()) lostAt = performance.now();
  setTimeout(showLine, 700);
  clearTimeout(again);
  again = setTimeout(connect, Math.min(8000, 500 * Math.pow(2, tries)) * (0.75 + Math.random() / 2));
  tries = Math.min(tries + 1, 5);
}

/** Gives the line up and takes a new one at once. */
function redial() {
  const old = socket;
  socket = null;
  tries = 0;
  if (old) { try { old.close(); } catch (e) { /* it is closed */ } }
  if (wanted() && !lostAt) lostAt = performance.now();
  if (listens()) connect();
}

/** Whether there is something to hear: when all was told, the room may close without an alarm. */
const wanted = () => {
  if (app.stage === "remote") return !app.unknown && !(app.control && app.control.phase === "end");
  return app.asking !== "" || atDoor() || app.stage === "in" && !(app.state && app.state.phase === "end");
};
/** Whether the room is over, but may yet take its class into another quiz: it is listened to without an alarm. */
const follows = () => {
  const ended = app.stage === "remote" ? app.control && app.control.phase === "end" : app.stage === "in" && app.state && app.state.phase === "end";
  return Boolean(ended) && !app.over && performance.now() - app.at < LONGEST_END;
};
const LONGEST_END = 3600000;
const listens = () => wanted() || follows();
/** Whether it stands at the door of another room than the one it was in: if that one is taken up again, it is in again. */
const atDoor = () => app.stage === "code" && Boolean(app.mine && app.mine.seat && app.mine.gone);
const tell = (message) => {
  if (!socket || socket.readyState !== 1) return false;
  try { socket.send(JSON.stringify(message)); } catch (e) { return false; }
  return true;
};

/** Says who is here, on a new line. */
function enter() {
  const mine = app.mine;
  if (app.stage === "remote") tell({ remote: { secret: app.secret, device: device(), lang: app.lang } });
  else if (app.asking === "knock") tell({ knock: { code: app.code, key: mine.key, lang: app.lang } });
  else if (app.asking === "join") tell({ join: { code: app.code, key: mine.key, name: mine.name, pin: app.pin || undefined, token: mine.token, lang: app.lang } });
  else if (app.stage === "in" || atDoor()) tell({ back: { token: mine.token, lang: app.lang } });
}

function ask(what) {
  app.asking = what;
  app.refused = null;
  connect();
  if (socket && socket.readyState === 1) enter();
  render();
}

/** Sends what was answered, until it is kept; not before the room knows who speaks. */
function sendPending() {
  const last = app.mine && app.mine.last;
  if (app.stage === "in" && !freshLine && last && !last.kept) {
    last.sent = tell({ answer: { question: last.question, nonce: last.nonce, answer: last.answer } }) ? (last.sent || 0) + 1 : last.sent;
  }
}

function watch() {
  const now = performance.now();
  const last = app.mine && app.mine.last;
  if (!listens()) return;
  if (!socket) { if (!again) later(); return; }
  const waits = app.asking !== "" || last && !last.kept && last.sent;
  const most = waits ? 8000 : pingGap ? Math.max(10000, 3 * pingGap) : Infinity;
  if (now - heard > most) redial();
  // Who is here is said again where it was too often.
  else if (freshLine && app.asking !== "knock" && socket.readyState === 1) enter();
  else sendPending();
}

function hear(message) {
  if (message.ping !== undefined) {
    tell({ pong: message.ping });
    const now = performance.now();
    if (lastPing) pingGap = Math.max(pingGap, now - lastPing);
    lastPing = now;
  } else if (message.room) {
    app.room = message.room;
    if (app.stage === "code" || app.stage === "name") { app.asking = ""; app.stage = "name"; app.refused = app.refused && app.refused.at === "name" ? app.refused : null; }
    render();
  } else if (message.control) hearControl(message.control);
  else if (message.people) { app.people = message.people; people(); }
  else if (message.state) hearState(message.state);
  else if (message.answers) { if (app.state) app.state.answers = message.answers; countAnswers(); }
  else if (message.kept) {
    const last = app.mine && app.mine.last;
    if (last && last.nonce === message.kept.nonce) {
      last.kept = true;
      app.mine.draft = null;
      keep();
      say(t("phone-kept"));
      render();
    }
  } else if (message.refused) hearRefused(message.refused);
}

function hearState(state) {
  const mine = app.mine;
  if (!mine) return;
  const question = state.phase === "question" && state.question, here = state.phase + state.number;
  // The moment at which answers are closed is the last for one that is still on its way.
  const sends = freshLine || app.state && (app.state.paused && !state.paused || state.phase === "closed" && app.state.phase !== "closed");
  // Why an answer was refused is told with the state that comes behind it, and until it goes on from there.
  const why = app.refused && app.refused.at === "answer" && (!app.refused.of || app.refused.of === here) ? app.refused : null;
  if (why) why.of = here;
  const before = state.before || 0;
  if ((mine.before || 0) !== before) {
    // Another quiz of the same room: nothing of the last one counts here.
    mine.last = mine.draft = mine.seen = null;
    mine.before = before;
  }
  app.state = state;
  app.at = performance.now();
  app.looked = false;
  app.asking = "";
  app.refused = why;
  if (state.left > 10500) app.warned = null;
  if (app.stage !== "in" || !mine.in) { app.stage = "in"; app.code = mine.code || app.code; mine.in = true; mine.gone = false; store.set("tailleur.last", app.code); }
  if (state.me && state.me.name) mine.name = mine.seat = state.me.name;
  const last = mine.last;
  if (last && question && question.id === last.question) {
    // After a new start the room may ask for what it has not kept: the same answer once more.
    if (freshLine && last.kept) last.kept = false;
  } else if (last && !last.kept) {
    // Another question is on: what was not kept before can count no more.
    if (question || ["reveal", "standings", "end", "removed"].indexOf(state.phase) >= 0) mine.last = null;
  }
  if (question) mine.seen = { number: state.number, question };
  freshLine = false;
  keep();
  render();
  if (sends) sendPending();
}

function hearRefused(refusal) {
  const why = String(refusal.why || ""), says = String(refusal.says || ""), mine = app.mine;
  const last = mine && mine.last, often = /often/.test(why), ofAnswer = typeof refusal.nonce === "string";
  if (app.stage === "remote") {
    // It went on meanwhile: that is to be seen.
    if (why === "not-now" && performance.now() - app.turned < 1500) return;
    if (app.control && app.control.phase === "end") { app.over = !often; return; }
    app.unknown = (freshLine || why === "unknown") && !often;
    app.refused = app.unknown || !says ? null : { at: "remote", says };
    render();
    if (app.refused) say(says);
  } else if (atDoor() && app.asking === "" && !ofAnswer) {
    freshLine = false;
  } else if (app.stage !== "in") {
    const joining = app.asking === "join";
    if (!(joining && often)) app.asking = "";
    app.refused = { at: joining && !/code|room/.test(why) ? "name" : "code", says };
    if (app.refused.at === "code") app.stage = "code";
    render();
    if (joining && !often && app.room && app.room.names) tell({ knock: { code: app.code, lang: app.lang } });
    const at = byId(app.refused.at);
    if (at) at.focus();
  } else if (ofAnswer && (often || freshLine || why === "paused")) {
    // It is kept, and sent once it may be.
  } else if (freshLine && !ofAnswer) {
    if (often) return;
    // What came of this room stays in sight.
    if (app.state && app.state.phase === "end") { app.over = true; return; }
    // Another room is open here: its door, with the token of the old one in the hand.
    mine.in = false;
    mine.gone = true;
    keep();
    app.stage = "code";
    app.code = "";
    app.state = null;
    app.refused = why === "unknown" ? null : { at: "code", says };
    freshLine = false;
    render();
  } else if (says && (!ofAnswer || last && !last.kept && refusal.nonce === last.nonce)) {
    if (ofAnswer) mine.last = null;
    app.refused = { at: "answer", says };
    keep();
    render();
    say(says);
  }
}

/* ---- What lies on the table ---- */

const SUITS = {
  h: "M12 21C5 15 2 11.5 2 7.8A5.2 5.2 0 0 1 12 6A5.2 5.2 0 0 1 22 7.8C22 11.5 19 15 12 21z",
  d: "M12 1.5L20.5 12L12 22.5L3.5 12z",
  s: "M12 2C9 7 2.5 10 2.5 14.5A4.5 4.5 0 0 0 10.8 17Q10.5 20 8.5 22H15.5Q13.5 20 13.2 17A4.5 4.5 0 0 0 21.5 14.5C21.5 10 15 7 12 2z",
  c: "M12 2A4.6 4.6 0 0 0 8.6 9.7A4.6 4.6 0 1 0 10.9 16.6Q10.5 20 8.5 22H15.5Q13.5 20 13.1 16.6A4.6 4.6 0 1 0 15.4 9.7A4.6 4.6 0 0 0 12 2z"
};

/** A card by its code, upright or crosswise. */
function card(code, cross) {
  const inside = svg("g", cross ? { transform: "translate(70 0) rotate(90)" } : {},
    svg("rect", { x: .5, y: .5, width: 49, height: 69, rx: 4.5, fill: "#faf5e8", stroke: "#d8cfba" }));
  const back = /^(blue|red)(-marked)?$/.exec(code);
  if (back) {
    const lines = [];
    for (let step = -56; step <= 44; step += 8) lines.push("M" + step + " 4l62 62M" + step + " 66l62 -62");
    const id = fresh("clip");
    put(inside, [
      svg("clipPath", { id }, svg("rect", { x: 4, y: 4, width: 42, height: 62, rx: 2.5 })),
      svg("rect", { x: 4, y: 4, width: 42, height: 62, rx: 2.5, fill: back[1] === "blue" ? "#22417f" : "#8c2230" }),
      svg("path", { d: lines.join(""), stroke: "#f3e6c4", "stroke-width": .9, "stroke-opacity": .6, "clip-path": "url(#" + id + ")" }),
      back[2] ? svg("path", { d: "M35 .5H49.5V15z", fill: "#1d3a2f" }) : null,
      back[2] ? svg("path", { d: "M35 .5V15H49.5z", fill: "#faf5e8", stroke: "#16171b", "stroke-width": .7 }) : null
    ].filter(Boolean));
  } else {
    const rank = code.charAt(0) === "T" ? "10" : code.charAt(0), suit = code.charAt(1);
    const ink = suit === "h" || suit === "d" ? "#b3242c" : "#16171b";
    put(inside, [
      svg("text", { x: rank === "10" ? 3 : 5, y: 25, "font-size": 25, "font-weight": 700, "letter-spacing": rank === "10" ? -2 : 0, fill: ink }, rank),
      svg("path", { d: SUITS[suit] || "", transform: "translate(15 33) scale(1.29)", fill: ink }),
      svg("path", { d: SUITS[suit] || "", transform: "translate(33 7) scale(.540)", fill: ink })
    ]);
  }
  return svg("svg", { viewBox: cross ? "0 0 70 50" : "0 0 50 70", class: cross ? "cross" : null, focusable: "false" }, inside);
}

const darker = (colour) => "#" + [1, 3, 5].map((at) => ("0" + Math.round(parseInt(colour.substr(at, 2), 16) * .62).toString(16)).slice(-2)).join("");

/** A column of pieces of one value; every five it steps aside, so that they can be counted. */
function column(piece, count, radius) {
  const plaque = piece.shape === "plaque", square = piece.shape === "square";
  const wide = radius * (plaque ? 1.5 : 1), high = radius * .72, thick = radius * .26, side = darker(piece.fill);
  const tall = 2 * high + thick * count + 2, width = 2 * wide + 5;
  const parts = [];
  for (let place = 0; place < count; place++) {
    const x = wide + 1 + (Math.floor(place / 5) % 2 ? 3 : 0), y = tall - high - 1 - thick * (place + 1);
    const body = plaque || square
      ? (down, fill, by) => svg("rect", { x: x - wide + by, y: y - high + by + down, width: 2 * (wide - by), height: 2 * (high - by), rx: 2, fill, stroke: side, "stroke-width": .7 })
      : (down, fill, by) => svg("ellipse", { cx: x, cy: y + down, rx: wide - by, ry: high - by, fill, stroke: side, "stroke-width": .7 });
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
      const room = (plaque ? 2.1 : 1.25) * wide / (plaque ? 1.25 : 1);
      const size = Math.min(radius * .82, room / (Math.max(2, piece.figure.length) * .6));
      parts.push(frame, svg("text", { x, y: y + size * .36, "font-size": size, "font-weight": 700, "text-anchor": "middle", fill: piece.ink }, piece.figure));
    }
  }
  return svg("svg", { viewBox: "0 0 " + width + " " + tall, width, height: tall, focusable: "false" }, parts);
}

/** A heap of one value, in columns of twenty. */
function columns(heap, radius) {
  const made = [];
  for (let left = heap.count; left > 0 && made.length < 6; left -= 20) made.push(column(heap.piece, Math.min(20, left), radius));
  if (heap.count > 120) made.push(h("b", "× " + heap.count));
  return made;
}

/** The shoe, with its mouth towards the left. */
const shoeAt = (x, y) => svg("g", { transform: "translate(" + x + " " + y + ")" },
  svg("path", { d: "M-13 8V-2L2 -7H13V8z", fill: "#16171b", stroke: "#efdca8", "stroke-width": 1.3 }),
  svg("rect", { x: -10, y: 0, width: 7, height: 6, fill: "#faf5e8" }));

/** The seats round their table, from above, with the tailleur at the lower edge. */
function seats(all) {
  const arc = all.at.every(([, y]) => y !== 100), most = Math.max(...all.at.map(([x]) => Math.abs(x)));
  const across = arc ? 66 : 58, x = (at) => 160 + at[0] * 138 / most, y = (at) => 90 + at[1] * across / 100;
  const el = svg("svg", { viewBox: "0 0 320 " + (arc ? 160 : 180), class: "wide seats", focusable: "false" },
    arc ? svg("path", { d: "M60 146A100 100 0 0 1 260 146z", fill: "none", stroke: "#efdca8", "stroke-opacity": .6, "stroke-width": 1.5 })
      : svg("rect", { x: 22, y: 56, width: 276, height: 68, rx: 34, fill: "none", stroke: "#efdca8", "stroke-opacity": .6, "stroke-width": 1.5 }),
    svg("path", { d: arc ? "M144 146a16 13 0 0 1 32 0z" : "M146 148a14 14 0 0 1 28 0v6h-28z", fill: "#efdca8", "fill-opacity": .35 }));
  all.at.forEach((at, place) => {
    const taken = all.taken.indexOf(place + 1) >= 0, holds = all.holder === place + 1;
    put(el, [svg("circle", { cx: x(at), cy: y(at), r: 14.5, fill: taken ? "#efdca8" : "none", stroke: "#efdca8", "stroke-width": 1.2, "stroke-dasharray": taken ? "none" : "3 3" }),
      svg("text", { x: x(at), y: y(at) + 5.5, "text-anchor": "middle", "font-size": 15, "font-weight": 700, fill: taken ? "#0a3526" : "#efdca8" }, place + 1),
      // It stands before its holder, on the table.
      holds && shoeAt(x(at) + (160 - x(at)) * (arc ? .32 : .1), y(at) + (arc ? (146 - y(at)) * .32 : (90 - y(at)) * .5))]);
  });
  return put(el, [all.holder === null && shoeAt(160, arc ? 122 : 108)]);
}

function packs(shoe) {
  const part = (count) => 300 * count / Math.max(1, shoe.cards), out = part(shoe.out);
  const bar = svg("svg", { viewBox: "0 0 320 56", class: "wide", focusable: "false" },
    svg("rect", { x: 10, y: 14, width: 300, height: 28, rx: 3, fill: "none", stroke: "#efdca8", "stroke-dasharray": "4 3" }),
    svg("rect", { x: 10 + out, y: 14, width: Math.max(0, 300 - out), height: 28, rx: 3, fill: "#faf5e8", stroke: "#d8cfba" }));
  for (let x = 16 + out; x < 308; x += 6) put(bar, [svg("path", { d: "M" + x + " 15v26", stroke: "#d8cfba" })]);
  if (shoe.behind !== null && shoe.behind !== undefined) {
    const x = 310 - part(shoe.behind);
    put(bar, [svg("rect", { x: x - 2.5, y: 6, width: 5, height: 44, rx: 1.5, fill: "#b3242c", stroke: "#faf5e8" }),
      svg("text", { x: Math.min(x + 6, 290), y: 55, "font-size": 12, fill: "#efdca8" }, shoe.behind)]);
  }
  return put(bar, [svg("text", { x: 10, y: 10, "font-size": 12, fill: "#efdca8" }, shoe.cards)]);
}

/** One table. What is on it is told beside it: the drawing itself is silent. */
function felt(scene, house, lines) {
  const el = h("div.felt", { "aria-hidden": "true" });
  const piles = (pieces, radius) => h("div.pile", pieces.map((heap) => columns(heap, radius)));
  if (house) put(el, [h("p.house", house)]);
  if (scene.limits) put(el, [h("p.plate wide", scene.limits)]);
  if (scene.seats) put(el, [seats(scene.seats)]);
  if (scene.packs) put(el, [packs(scene.packs)]);
  const row = (one) => h("div", h("p.name", one.name), h("div.cards", one.cards.map((code, place) => card(code, one.hand && place === 2))));
  const rows = scene.rows || [], hands = rows.filter((one) => one.hand);
  // The two hands stay side by side, as on the table.
  if (hands.length) put(el, [h("div", { class: "wide hands" + (hands.length > 1 ? " both" : "") }, hands.map(row))]);
  put(el, rows.filter((one) => !one.hand).map(row));
  if (scene.announced && !lines.some((line) => line.indexOf(scene.announced) >= 0)) put(el, [h("p.plate", scene.announced)]);
  if (scene.stakes) {
    put(el, [h("div.stakes", scene.stakes.map((stake) => h("div.stake",
      h("p.seat", t("phone-seat") + " " + stake.seat + (stake.standing ? ", " + t("phone-standing") : "")),
      piles(stake.pieces, 16), h("p", stake.spot), h("p.amount", stake.amount))))]);
  }
  if (scene.heaps) put(el, scene.heaps.map((heap) => h("div.heap", piles([heap], 22))));
  if (scene.picture) put(el, [h("img", { src: "/picture/" + scene.picture.split("/").map(encodeURIComponent).join("/"), alt: "" })]);
  return el.firstChild ? el : null;
}

/** Which lines of the words are seen in the drawing, or are for the ear. */
function drawnLines(told, scene) {
  const hidden = told.map(() => false);
  const hide = (fits) => {
    const at = told.findIndex((line, place) => !hidden[place] && fits(line));
    if (at >= 0) hidden[at] = true;
  };
  const table = (one) => {
    if (one.limits) hide((line) => line === one.limits);
    if (one.seats) {
      const taken = one.seats.taken.join(", "), at = taken ? told.findIndex((line) => line.slice(-taken.length) === taken) : -1;
      // Who sits there, then who holds the shoe.
      if (at >= 0) { hidden[at] = true; if (at + 1 < told.length) hidden[at + 1] = true; }
    }
    for (const row of one.rows || []) {
      hide((line) => line.indexOf(row.name) === 0 && /^[\s\u202f]*:/.test(line.slice(row.name.length)) &&
        (/[♠♥♦♣]/.test(line) || row.cards.every((code) => code.length > 2)));
    }
    for (const stake of one.stakes || []) {
      const end = ", " + stake.spot + ", " + stake.amount;
      hide((line) => line.indexOf(end) >= 0 && line.indexOf(String(stake.seat)) >= 0 && (stake.standing || line.slice(-end.length) === end));
    }
    for (const heap of one.heaps || []) hide((line) => line.slice(-heap.piece.name.length) === heap.piece.name && line.indexOf(String(heap.count)) >= 0);
  };
  table(scene);
  if (scene.second) {
    hide((line) => line === scene.second.here);
    hide((line) => line === scene.second.there);
    table(scene.second.scene);
  }
  told.forEach((line, place) => { if (told.indexOf(line) < place) hidden[place] = true; });
  if (scene.heard) {
    const first = told.findIndex((line) => /^[«“"„]/.test(line));
    told.forEach((line, place) => { if (/^[«“"„]/.test(line) || place === first - 1 && /:\s*$/.test(line)) hidden[place] = true; });
  }
  return hidden;
}

/** The table of a question in a drawing and in words. */
function table(question) {
  // What has happened is told above the table; of the table in words only what the drawing does not show.
  const scene = question.scene || {}, happened = scene.happened || [], told = (question.told || []).slice(happened.length);
  const hidden = drawnLines(told, scene), open = told.filter((line, place) => !hidden[place]);
  const list = told.length ? h("ul.told", told.map((line, place) => h("li", { class: hidden[place] ? "drawn" : null }, line))) : null;
  const more = hidden.some(Boolean) ? button(t("phone-in-words"), () => {
    const all = list.classList.toggle("all");
    more.textContent = all ? t("phone-in-words-hide") : t("phone-in-words");
    more.setAttribute("aria-expanded", String(all));
  }, { class: "button plain", "aria-expanded": "false", "data-k": "words" }) : null;
  const second = scene.second;
  return [
    happened.length > 0 && h("ul.happened", happened.map((line) => h("li", line))),
    scene.heard && h("p.note", t("phone-listen")), list,
    felt(scene, second && second.here, happened.concat(open)), second && felt(second.scene, second.there, happened.concat(open)), more
  ];
}

/* ---- The forms: each makes its controls, and knows its answer ----
   A form is made with its draft, which it changes and `changed` keeps. It gives back: el; value(), the answer or null;
   tell(), the answer in words; key(event), whether it took a key; pick, what is focused first; idle(), where it has one:
   whether nothing was done, which can be an answer. */

const forms = {};
const make = (form, draft, changed, label, hint) => (forms[form.kind] || forms.unknown)(form, draft, changed, label, hint);

/** What a draft must fit. */
function shape(form) {
  const own = { several: form.parts && form.parts.map(shape), choice: form.options, grid: form.rows, chips: form.tray, settle: form.stakes, order: form.steps }[form.kind];
  return form.kind + (form.kind === "several" ? "(" + own.join() + ")" : own ? own.length : "") + (form.columns ? "x" + form.columns.length : "") + (form.most || "");
}

/** Draws a part anew and leaves the focus where it was. */
function redraw(el, children) {
  const at = el.contains(document.activeElement) && document.activeElement.getAttribute("data-k");
  put(empty(el), children);
  if (at) {
    const next = el.querySelector('[data-k="' + at + '"]') || el.querySelector("button");
    if (next) next.focus();
  }
}

/** Buttons of which one is chosen, as radio buttons. */
function radios(faces, chosen, label, className, choose) {
  const name = fresh("r");
  const inputs = faces.map((face, place) => h("input", { type: "radio", name, checked: chosen() === place, onchange: () => choose(place), "data-k": name + place }));
  const el = h("div", { class: "options " + className, role: "radiogroup", "aria-labelledby": label },
    faces.map((face, place) => h("label", { class: "option" + (className === "digits" ? " digit" : "") }, inputs[place], h("span.face", face))));
  return { el, inputs, pick: () => inputs[Math.max(0, chosen())], to: (place) => { if (inputs[place]) { inputs[place].checked = true; inputs[place].focus(); choose(place); } } };
}

forms.choice = (form, d, changed, label) => {
  const chosen = () => d.at === undefined ? -1 : d.at;
  const faces = form.options.map((option) => [option.letter && h("kbd", { "aria-hidden": "true" }, option.letter), h("span.words", option.label)]);
  const set = radios(faces, chosen, label, "", (place) => { d.at = place; changed(); });
  return {
    // Keys choose and Enter sends: only a tap is an answer at once.
    el: set.el, pick: set.pick, taps: (send) => { set.el.onclick = (event) => { if (event.detail > 0 && event.target.tagName !== "INPUT") setTimeout(() => guard(send), 0); }; },
    value: () => form.options[chosen()] ? { choice: chosen() } : null,
    tell: () => form.options[chosen()] ? form.options[chosen()].label : "",
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

forms.number = (form, d, changed, label, hint) => {
  if (form.most > 9) return typed(form, d, changed, label, hint);
  const chosen = () => d.at === undefined ? -1 : d.at;
  const faces = [];
  for (let figure = 0; figure <= form.most; figure++) faces.push(String(figure));
  const set = radios(faces, chosen, label, "digits", (place) => { d.at = place; changed(); });
  return {
    el: set.el, pick: set.pick,
    value: () => chosen() >= 0 ? { number: chosen() } : null,
    tell: () => chosen() >= 0 ? String(chosen()) : "",
    key: (event) => /^[0-9]$/.test(event.key) && Number(event.key) <= form.most && (set.to(Number(event.key)), true)
  };
};

forms.money = (form, d, changed, label, hint) => typed(form, d, changed, label, hint);

/** A number or a sum typed on a pad, or on a keyboard. */
function typed(form, d, changed, label, hint) {
  const money = form.kind === "money", most = money ? Infinity : form.most;
  const longest = money ? 11 : String(most).length;
  d.raw = d.raw || "";
  const about = fresh("about");
  // That a sum is typed need not be written where a pad for sums stands.
  const usual = money && !hint ? "unseen" : "hint";
  const say = h("p", { id: about, class: usual }, hint || (money ? t("phone-sum-hint") : t("phone-at-most") + " " + grouped(String(most))));
  const field = h("input", {
    class: "field sum", type: "text", inputmode: "none", autocomplete: "off", "aria-labelledby": label, "aria-describedby": about, "data-k": fresh("f"),
    oninput: (event) => take(event), onblur: () => { const was = d.raw; tidy(); if (d.raw !== was) done(); }
  });
  // What is replaced, where the browser tells it.
  let before = null;
  field.addEventListener("beforeinput", () => { before = [field.selectionStart, field.selectionEnd]; });
  const showIt = () => { field.value = shown(d.raw); };
  const done = () => {
    showIt();
    const over = !money && d.raw !== "" && Number(d.raw) > most;
    say.className = over ? "bad-text" : usual;
    field.setAttribute("aria-invalid", String(over));
    changed();
  };
  const type = (key) => {
    tidy();
    const [units, cents] = d.raw.split(".");
    if (key === "back") d.raw = d.raw.slice(0, -1);
    else if (key === ".") { if (!money || cents !== undefined) return; d.raw = (units || "0") + "."; }
    else if (cents !== undefined ? cents.length >= 2 : units.length >= longest) return;
    else d.raw = d.raw === "0" ? key : d.raw + key;
    done();
  };
  const tidy = () => { d.raw = d.raw.replace(/^0+(?=\d)/, ""); };
  const figures = (text) => text.replace(/\D/g, "");
  /** What stands there already: its marks are those of the language. */
  const old = (text) => text.split(MARKS[app.lang][1]).map(figures).join(".");
  /** What is new: one mark is that before the hundredths, whichever it is; in more, the other mark only where it can be no other. */
  const read = (text) => {
    if (/^[.,]$/.test(text)) return ".";
    let at = text.lastIndexOf(MARKS[app.lang][1]);
    if (at < 0 && /^[^.,]*[.,]\d{1,2}\D*$/.test(text)) at = text.search(/[.,]/);
    return at < 0 ? figures(text) : figures(text.slice(0, at)) + "." + figures(text.slice(at + 1));
  };
  /** Takes what was changed in the field itself: pasted, cut out, in its middle, from a keyboard on the glass. What cannot
      be read without a doubt changes nothing. */
  const take = (event) => {
    const was = shown(d.raw), text = field.value, [from, to] = before || [was.length, 0];
    before = null;
    let head = 0, tail = 0;
    while (head < Math.min(from, text.length) && text[head] === was[head]) head++;
    const most = Math.min(was.length - Math.max(head, to), text.length - head);
    while (tail < most && text[text.length - 1 - tail] === was[was.length - 1 - tail]) tail++;
    let left = old(text.slice(0, head)) + read(text.slice(head, text.length - tail)), raw = left + old(text.slice(text.length - tail));
    if (raw.charAt(0) === ".") { raw = "0" + raw; left = "0" + left; }
    if (raw.split(".")[0].length > longest) raw = raw.replace(/^0+(?=\d)/, "");
    if ((money ? /^\d*(\.\d{0,2})?$/ : /^\d*$/).test(raw) && raw.split(".")[0].length <= longest) {
      d.raw = raw;
      done();
      stand(left.length, event && event.inputType === "deleteContentForward");
    } else {
      field.value = was;
      stand(old(was.slice(0, from)).length);
    }
  };
  /** Puts the caret behind so many signs that count. */
  const stand = (many, beyond) => {
    const text = field.value, counts = (at) => /\d/.test(text[at]) || text[at] === MARKS[app.lang][1];
    let at = 0;
    while (at < text.length && many > 0) if (counts(at++)) many--;
    while (beyond && at < text.length && !counts(at)) at++;
    if (document.activeElement === field) field.setSelectionRange(at, at);
  };
  const key = (event) => {
    if (/^[0-9]$/.test(event.key)) type(event.key);
    else if (event.key === "Backspace") type("back");
    else if (money && (event.key === "." || event.key === ",")) type(".");
    else return false;
    return true;
  };
  field.onkeydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || field.selectionStart !== field.value.length) return;
    if (key(event)) { event.preventDefault(); event.stopPropagation(); }
  };
  const keys = "123456789".split("").map((figure) => button(figure, () => type(figure)));
  keys.push(money ? button(MARKS[app.lang][1], () => type("."), { "aria-label": t("phone-decimals") }) : h("span"),
    button("0", () => type("0")), button("⌫", () => type("back"), { "aria-label": t("phone-erase") }));
  const pad = h("div.pad", keys);
  showIt();
  return {
    el: h("div", field, say, pad), field, says: say, pad, pick: () => field, key,
    value: () => d.raw === "" || d.raw === "." ? null : money ? { money: coins(d.raw) } : Number(d.raw) > most ? null : { number: Number(d.raw) },
    tell: () => d.raw === "" ? "" : money ? sum(coins(d.raw)) : grouped(d.raw)
  };
}

forms.several = (form, d, changed) => {
  d.parts = d.parts || form.parts.map(() => ({}));
  const parts = form.parts.map((part, place) => {
    const id = fresh("part");
    const made = make(part.form, d.parts[place], () => changed(), id);
    made.label = part.label;
    made.box = h("fieldset.part", h("legend", { id }, part.label), made.el);
    // One pad at a time is open: the one that is being typed on.
    made.box.addEventListener("focusin", () => open(place));
    return made;
  });
  const dock = parts.some((part) => part.pad) && h("div");
  let typing = null;
  const open = (place) => {
    if (!dock) return;
    const { pad, field } = typing = parts[place];
    if (!pad || pad.parentNode !== dock) put(empty(dock), [pad]);
    measure();
    if (field) field.scrollIntoView({ block: "nearest" });
  };
  for (const { pad } of parts) if (pad) pad.parentNode.removeChild(pad);
  open(Math.max(0, parts.findIndex((part) => part.pad)));
  const count = () => parts.filter((part) => part.value()).length;
  return {
    el: h("div", parts.map((part) => part.box)), dock, pick: () => parts[0].pick(),
    value: () => count() === parts.length ? { several: parts.map((part) => part.value()) } : null,
    tell: () => count() + " / " + parts.length, idle: () => parts.some((part) => part.idle && part.idle()),
    lines: () => parts.map((part) => part.label + (/[?？:]\s*$/.test(part.label) ? " " : colon()) + part.tell()),
    key: (event) => {
      const focus = document.activeElement;
      const within = dock && dock.contains(focus) ? typing : parts.find((part) => part.box.contains(focus) && focus !== document.body);
      const at = within || parts.find((part) => !part.value());
      if (!at || !at.key(event)) return false;
      const next = parts[parts.indexOf(at) + 1];
      if (next && !at.pad && at.value() && !next.value()) next.pick().focus();
      return true;
    }
  };
};

forms.grid = (form, d, changed, label) => {
  const wide = form.columns.length, all = wide * form.rows.length;
  const acts = d.acts && d.acts.length === all ? d.acts : (d.acts = new Array(all).fill(null));
  d.open = Math.min(d.open || 0, all - 1);
  const letter = (act) => act === "draw" ? form.draw : act === "stand" ? form.stand : "";
  const word = (act) => act === "draw" ? t("phone-draw") : act === "stand" ? t("phone-stand") : t("phone-empty");
  const cells = acts.map((act, place) => h("button", { type: "button", class: "button cell", onclick: () => {
    d.open = place;
    fill(place, acts[place] === null ? "draw" : acts[place] === "draw" ? "stand" : null);
  } }));
  const paint = (place) => {
    const act = acts[place], cell = cells[place], column = form.columns[place % wide];
    put(empty(cell), [h("span.unseen", form.rows[Math.floor(place / wide)] + ", "), h("small", column),
      h("b", { "aria-hidden": act ? null : "true" }, letter(act) || "·"), h("span.unseen", colon() + word(act))]);
    cell.classList.toggle("full", act !== null);
    cell.classList.toggle("long", column.length > 2);
    cell.tabIndex = place === d.open ? 0 : -1;
  };
  const go = (place) => {
    const before = d.open;
    d.open = Math.max(0, Math.min(all - 1, place));
    paint(before);
    paint(d.open);
    cells[d.open].focus();
  };
  const fill = (place, act) => { acts[place] = act; cells.forEach((cell, at) => paint(at)); changed(); };
  acts.forEach((act, place) => paint(place));
  const rows = form.rows.map((name, row) => {
    const id = fresh("row");
    return h("div", { role: "group", "aria-labelledby": id }, h("h3.row-name", { id }, name), h("div.cells", cells.slice(row * wide, row * wide + wide)));
  });
  return {
    el: h("div", { role: "group", "aria-labelledby": label }, h("p.hint", form.draw + " = " + t("phone-draw") + ", " + form.stand + " = " + t("phone-stand")), rows),
    pick: () => cells[d.open],
    value: () => acts.some((act) => act !== null) ? { grid: acts.slice() } : null,
    tell: () => acts.filter((act) => act !== null).length + " / " + all,
    lines: () => form.rows.map((name, row) => name + colon() + acts.slice(row * wide, row * wide + wide).map((act) => letter(act) || "·").join(" ")),
    key: (event) => {
      const key = event.key.toUpperCase();
      const step = { ARROWLEFT: -1, ARROWRIGHT: 1, ARROWUP: -wide, ARROWDOWN: wide }[key];
      if (step) { if (d.open + step >= 0 && d.open + step < all) go(d.open + step); }
      else if (key === form.draw.toUpperCase()) { fill(d.open, "draw"); go(d.open + 1); }
      else if (key === form.stand.toUpperCase()) { fill(d.open, "stand"); go(d.open + 1); }
      else if (key === "BACKSPACE" || key === "DELETE") { fill(d.open, null); if (key === "BACKSPACE") go(d.open - 1); }
      else return false;
      return true;
    }
  };
};

forms.call = (form, d, changed, label) => {
  d.text = d.text || "";
  d.before = d.before || [];
  const about = fresh("about");
  const field = h("input.field", { type: "text", maxlength: 200, autocomplete: "off", autocapitalize: "off", spellcheck: "false", value: d.text,
    "aria-labelledby": label, "aria-describedby": about, "data-k": "call", oninput: () => { d.text = field.value; d.before = []; changed(); } });
  const show = () => { field.value = d.text; changed(); };
  const add = (tile) => {
    const next = d.text + (d.text && !/\s$/.test(d.text) ? " " : "") + tile;
    if (Array.from(next).length > 200) return;
    d.before.push(d.text.length);
    d.text = next;
    show();
    say(d.text);
  };
  const back = () => {
    const cut = d.before.length ? d.before.pop() : Math.max(0, d.text.trimRight().search(/\s\S*$/));
    d.text = d.text.slice(0, cut);
    show();
  };
  return {
    el: h("div", field, h("p.hint", { id: about }, t("phone-call-hint")),
      h("div.tiles", { role: "group", "aria-label": t("phone-tiles") },
        form.tiles.map((tile) => button(tile, () => add(tile))), button("⌫", back, { "aria-label": t("phone-erase") }))),
    pick: () => field,
    value: () => /\S/.test(d.text) ? { call: d.text.trim() } : null,
    tell: () => d.text.trim(),
    key: (event) => {
      if (event.key === "Backspace") back();
      else if (/^[0-9]$/.test(event.key) && form.tiles.indexOf(event.key) >= 0) add(event.key);
      else return false;
      return true;
    }
  };
};

forms.chips = (form, d, changed, label) => {
  const most = 99;
  d.counts = d.counts || {};
  const count = (piece) => d.counts[piece.value] || 0;
  const laid = () => form.tray.filter((piece) => count(piece)).sort((one, other) => other.value - one.value).map((piece) => count(piece) + " × " + piece.label);
  const shows = [];
  const by = (place, step) => {
    const piece = form.tray[place];
    if (!piece) return false;
    d.counts[piece.value] = Math.max(0, Math.min(most, count(piece) + step));
    if (step > 0) d.last = piece.value;
    paint(place);
    changed();
    say(count(piece) + " × " + piece.label);
    return true;
  };
  const paint = (place) => { shows[place].textContent = count(form.tray[place]); };
  const items = form.tray.map((piece, place) => {
    shows.push(h("span.many"));
    paint(place);
    return h("li",
      h("button", { type: "button", class: "piece", tabindex: -1, "aria-hidden": "true", onclick: () => by(place, 1) }, column(piece, 1, 20)),
      h("span.what", piece.name),
      button("−", () => by(place, -1), { class: "button step", "aria-label": t("phone-fewer") + colon() + piece.name }), shows[place],
      button("+", () => by(place, 1), { class: "button step", "aria-label": t("phone-more") + colon() + piece.name }));
  });
  return {
    el: h("ul.tray", { "aria-labelledby": label }, items),
    pick: () => items[0].querySelectorAll("button")[2],
    value: () => {
      const laid = form.tray.filter((piece) => count(piece)).map((piece) => [piece.value, count(piece)]);
      return laid.length ? { chips: laid.sort((one, other) => other[0] - one[0]) } : null;
    },
    // What is laid comes to, the trainee reckons: it is not told.
    tell: () => laid().join(" + "), lines: laid,
    key: (event) => {
      if (/^[0-9]$/.test(event.key)) return by((Number(event.key) + 9) % 10, 1);
      if (event.key !== "Backspace") return false;
      const last = form.tray.findIndex((piece) => piece.value === d.last && count(piece));
      const at = last >= 0 ? last : form.tray.findIndex((piece) => count(piece));
      return at >= 0 && by(at, -1);
    }
  };
};

forms.settle = (form, d, changed, label) => {
  d.deeds = d.deeds || [];
  const el = h("ul.list", { "aria-labelledby": label });
  const done = (stake) => d.deeds.findIndex((deed) => deed.stake === stake);
  const act = (deed) => deed.act === "collected" ? t("phone-collected") : t("phone-paid") + " " + sum(deed.act.paid);
  const say_ = (stake, what) => say(form.stakes[stake] + colon() + what);
  const does = (stake, what) => {
    d.deeds.push({ stake, act: what });
    d.paying = undefined;
    draw("undo" + stake);
    changed();
    say_(stake, d.deeds.length + ". " + act(d.deeds[d.deeds.length - 1]));
  };
  const undo = (stake) => { d.deeds.splice(done(stake), 1); draw("take" + stake); changed(); say_(stake, t("phone-left-alone")); };
  const item = (words, stake) => {
    const at = done(stake), id = fresh("stake");
    const head = h("div.what-of", at >= 0 && h("span.place", at + 1), h("span.words", { id }, words));
    if (at >= 0) {
      return h("li.done", head, h("div.acts what-of", h("b.words", act(d.deeds[at])),
        button(t("phone-undo"), () => undo(stake), { "data-k": "undo" + stake, "aria-describedby": id })));
    }
    if (d.paying !== stake) {
      return h("li", head, h("div.acts",
        button(t("phone-collect"), () => does(stake, "collected"), { "data-k": "take" + stake, "aria-describedby": id }),
        button(t("phone-pay"), () => { d.paying = stake; d.sum = {}; draw("pad"); }, { "data-k": "pay" + stake, "aria-describedby": id })));
    }
    d.sum = d.sum || {};
    const go = button(t("phone-pay"), () => { const value = pad.value(); if (value && value.money) does(stake, { paid: value.money }); }, { "data-k": "give" });
    const pad = typed({ kind: "money" }, d.sum, changed, id, t("phone-amount"));
    const field = pad.pick();
    field.setAttribute("data-k", "pad");
    const down = field.onkeydown;
    field.onkeydown = (event) => { if (event.key === "Enter") { event.preventDefault(); go.onclick(); } else down(event); };
    return h("li", head, pad.el, h("div.acts",
      button(t("phone-cancel"), () => { d.paying = undefined; draw("pay" + stake); changed(); }, { "data-k": "not" }), go));
  };
  const draw = (focus) => {
    redraw(el, form.stakes.map(item));
    const next = focus && el.querySelector('[data-k="' + focus + '"]');
    if (next) next.focus();
  };
  draw();
  return {
    el: h("div", h("p.hint", t("phone-settle-hint")), el), pick: () => el.querySelector("button"),
    value: () => d.paying !== undefined ? null : { settle: d.deeds.map((deed) => ({ stake: deed.stake, act: deed.act })) },
    tell: () => d.deeds.length + " / " + form.stakes.length, idle: () => !d.deeds.length,
    lines: () => d.deeds.map((deed, place) => place + 1 + ". " + form.stakes[deed.stake] + colon() + act(deed)),
    key: (event) => event.key === "Backspace" && d.deeds.length > 0 && d.paying === undefined && (undo(d.deeds[d.deeds.length - 1].stake), true)
  };
};

forms.order = (form, d, changed, label) => {
  d.order = d.order || [];
  const el = h("div", { role: "group", "aria-labelledby": label });
  const move = (at, to) => {
    const [step] = d.order.splice(at, 1);
    d.order.splice(to, 0, step);
    draw("step" + step);
    changed();
    say(to + 1 + ". " + form.steps[step].label);
  };
  const add = (step) => { d.order.push(step); draw("step" + step); changed(); say(d.order.length + ". " + form.steps[step].label); };
  const take = (at) => { const step = d.order.splice(at, 1)[0]; draw("step" + step); changed(); };
  const face = (step) => [step.letter && h("kbd", { "aria-hidden": "true" }, step.letter), h("span.words", step.label)];
  const draw = (focus) => {
    const left = form.steps.map((step, place) => place).filter((place) => d.order.indexOf(place) < 0);
    redraw(el, [
      d.order.length > 0 && h("ol.list", { "aria-label": t("phone-your-order") }, d.order.map((step, at) => {
        const id = fresh("step");
        const act = (sign, words, onclick, off, k) => button(sign, onclick, { class: "button step", "aria-label": words + colon() + form.steps[step].label, disabled: off, "data-k": k });
        return h("li.done", h("div.what-of", h("span.place", at + 1), h("span.words", { id }, form.steps[step].label)),
          h("div.acts", act("↑", t("phone-up"), () => move(at, at - 1), at === 0, "up" + step),
            act("↓", t("phone-down"), () => move(at, at + 1), at + 1 === d.order.length, "down" + step),
            act("✕", t("phone-out"), () => take(at), false, "step" + step)));
      })),
      left.length > 0 && h("p.hint", t("phone-order-hint")),
      left.length > 0 && h("div.options", left.map((step) => h("button", { type: "button", class: "option face", onclick: () => add(step), "data-k": "step" + step }, face(form.steps[step]))))
    ]);
    const next = focus && (left.length && el.querySelector(".options button") || el.querySelector('[data-k="' + focus + '"]'));
    if (next) next.focus();
  };
  draw();
  return {
    el, pick: () => el.querySelector("button"),
    value: () => d.order.length === form.steps.length ? { order: d.order.slice() } : null,
    tell: () => d.order.length + " / " + form.steps.length,
    lines: () => d.order.map((step, place) => place + 1 + ". " + form.steps[step].label),
    key: (event) => {
      const letter = event.key.toUpperCase();
      if (event.key === "Backspace") { if (!d.order.length) return false; take(d.order.length - 1); return true; }
      const step = form.steps.findIndex((one, place) => one.letter && one.letter.toUpperCase() === letter && d.order.indexOf(place) < 0);
      return step >= 0 && (add(step), true);
    }
  };
};

forms.unknown = () => ({ el: h("p.note", t("phone-unknown")), pick: () => null, value: () => null, tell: () => "", key: () => false });

/* ---- The screens ---- */

let current = null, shownAs = "", shownFor = "", shownSince = 0;

/** A heading that takes the focus when a screen is new. */
const heading = (words, props) => h("h2", Object.assign({ tabindex: -1, id: "top" }, props), words);
const still = (sign, words, ...more) => h("div.page centred", sign && picture(sign, { class: "sign" }), heading(words), more);
const last = () => app.mine && app.mine.last;

function codeScreen() {
  const wrong = app.refused && app.refused.at === "code" ? app.refused.says : "";
  const digits = () => field.value.replace(/\D/g, "").slice(0, 6);
  const knock = () => {
    app.code = digits();
    if (app.code.length < 6) { app.refused = { at: "code", says: t("phone-code-short") }; render(); byId("code").focus(); return; }
    app.mine = recall(app.code);
    ask("knock");
  };
  // The sixth digit knocks by itself.
  const typed = () => {
    const isNew = digits() !== app.code;
    field.value = app.code = digits();
    if (isNew && app.code.length === 6 && !app.asking) guard(knock);
  };
  const field = h("input", { id: "code", class: "field code", type: "text", inputmode: "numeric", pattern: "[0-9]*", maxlength: 7, autocomplete: "off", value: app.code, "data-k": "code",
    "aria-describedby": "code-says", "aria-invalid": wrong ? "true" : null, oninput: typed });
  return h("form.page", { novalidate: true, onsubmit: (event) => { event.preventDefault(); knock(); } },
    heading(t("phone-come-in")), h("div", h("label.over", { for: "code" }, t("phone-code")), field,
      h("p", { id: "code-says", class: wrong ? "bad-text" : "hint", role: wrong ? "alert" : null }, wrong || t(app.mine && app.mine.gone ? "phone-new-room" : "phone-code-hint"))),
    h("button.button great", { "data-k": "go" }, app.asking ? t("phone-one-moment") : t("phone-next")));
}

function nameScreen() {
  // Who has a place on the list comes back to it.
  const room = app.room, mine = app.mine, names = room.names && (mine.seat && room.names.indexOf(mine.seat) < 0 ? [mine.seat].concat(room.names) : room.names), wrong = app.refused && app.refused.at === "name" ? app.refused.says : "";
  const says = h("p", { id: "name-says", class: wrong ? "bad-text" : "hint", role: wrong ? "alert" : null }, wrong || (room.names ? "" : t("phone-name-hint")));
  let body;
  if (app.typed === "") app.typed = mine.seat || mine.name || store.get("tailleur.name") || "";
  if (names && !names.length) body = h("p.note", { id: "name", tabindex: -1 }, t("phone-no-names"));
  else if (names) {
    const set = radios(names.map((name) => h("span.words", name)), () => names.indexOf(app.typed), "name-label", "names", (place) => { app.typed = names[place]; });
    set.el.id = "name";
    set.el.tabIndex = -1;
    const pin = room.pins && h("input", { id: "pin", class: "field code", type: "text", inputmode: "numeric", pattern: "[0-9]*", maxlength: 4, autocomplete: "off", value: app.pin || "", "data-k": "pin",
      "aria-describedby": "pin-says", oninput: () => { app.pin = pin.value.replace(/\D/g, "").slice(0, 4); pin.value = app.pin; } });
    body = [h("p.over", { id: "name-label" }, t("phone-choose-name")), set.el, says,
      pin && h("div", h("label.over", { for: "pin" }, t("phone-pin")), pin, h("p.hint", { id: "pin-says" }, t("phone-pin-hint")))];
  } else {
    const field = h("input", { id: "name", class: "field", type: "text", maxlength: 60, autocomplete: "nickname", autocapitalize: "words", spellcheck: "false", value: app.typed, "data-k": "name",
      "aria-describedby": "name-says", "aria-invalid": wrong ? "true" : null, oninput: () => { app.typed = field.value; } });
    body = [h("label.over", { for: "name" }, t("phone-name")), field, says];
  }
  return h("form.page", { novalidate: true, onsubmit: (event) => {
    event.preventDefault();
    const name = app.typed.normalize("NFC").trim();
    const bad = names ? names.indexOf(app.typed) < 0 && t("phone-name-choose-first") : !name ? t("phone-name-empty") : length(name) > 24 && t("phone-name-long");
    // The sixth digit of the code opens this screen: a tap that was meant for the button before it is no answer.
    if (bad && performance.now() - shownSince < 700) return;
    if (bad) { app.refused = { at: "name", says: bad }; render(); byId("name").focus(); return; }
    mine.name = names ? app.typed : name;
    store.set("tailleur.name", mine.name);
    keep();
    ask("join");
  } }, heading(room.title), room.house && h("p.quiet", room.house), room.locked && h("p.note", t("phone-locked")),
  h("div", body), h("button.button great", { "data-k": "go" }, app.asking ? t("phone-one-moment") : t("phone-enter")),
  button(t("phone-other-room"), leave, { class: "button plain" }));
}

function leave() {
  if (app.mine) { app.mine.in = false; keep(); }
  Object.assign(app, { stage: "code", code: "", mine: null, room: null, state: null, asking: "", refused: null, typed: "", over: false });
  store.set("tailleur.last", "");
  const old = socket;
  socket = null;
  clearTimeout(again);
  again = 0;
  lostAt = 0;
  if (old) old.close();
  showLine();
  render();
}

function questionScreen(state) {
  const question = state.question, mine = app.mine, form = question.form;
  const fit = shape(form);
  if (!mine.draft || mine.draft.id !== question.id || mine.draft.fit !== fit) mine.draft = { id: question.id, fit, form: {} };
  const says = h("p", { class: "so-far" });
  const submit = h("button.button great", { "data-k": "send" }, t("phone-send"));
  let sure = false;
  const paint = () => {
    sure = false;
    says.textContent = current.tell();
    says.className = "so-far";
    submit.setAttribute("aria-disabled", String(!current.value()));
    // The text above the button may have become longer.
    measure();
  };
  current = make(form, mine.draft.form, () => { keep(); paint(); }, "top");
  paint();
  const send = () => {
    const answer = current.value();
    if (!answer) { says.textContent = t("phone-incomplete"); says.className = "so-far told"; measure(); say(t("phone-incomplete")); return; }
    // To leave all as it is can be right: it is asked once.
    if (current.idle && current.idle() && !sure) { sure = true; says.textContent = t("phone-nothing-done"); measure(); say(t("phone-nothing-done")); return; }
    mine.last = { question: question.id, number: state.number, nonce: drawn(8), answer, told: current.lines ? current.lines() : [current.tell()], kept: false };
    app.refused = null;
    keep();
    render();
    sendPending();
  };
  current.send = send;
  if (state.one_tap && current.taps) current.taps(send);
  const bare = !Object.keys(question.scene || {}).length && !(question.told || []).length;
  return h("div", { class: "question" + (bare ? " bare" : "") + (current.field ? " typing" : "") },
    h("div.asked", heading(question.prompt), table(question)),
    h("form", { class: "asking", novalidate: true, "aria-label": t("phone-your-answer"), onsubmit: (event) => { event.preventDefault(); guard(send); } },
      whyNot(), current.field ? null : current.el, bar(current, says, submit)));
}

/** What stands below, in reach of the thumb: the button that sends, and where figures are typed their field and pad. */
function bar(form, says, submit) {
  if (form.field) return h("div.send dock typed", says, form.says, h("div.entry", form.field, submit), form.pad);
  return h("div", { class: "send" + (form.dock ? " dock" : "") }, says, form.dock, submit);
}

/** Sets the height that the bar at the lower edge covers, for the style sheet. */
function measure() {
  const bar = document.querySelector(".send");
  document.documentElement.style.setProperty("--dock", (bar ? bar.offsetHeight : 80) + "px");
}

/** What I answered, as it was told when it was sent. */
const answered = (answer) => answer && answer.told.length > 0 && h("div.note", h("h3", t("phone-your-answer")), answer.told.map((line) => h("p", line)));
/** Why an answer was refused. */
const whyNot = () => app.refused && app.refused.at === "answer" && h("p.note bad", { role: "alert" }, app.refused.says);
const mineFor = (number) => last() && last().number === number ? last() : null;

function keptScreen(state) {
  const answer = mineFor(state.number), sending = answer && !answer.kept;
  return still(sending ? DOTS : TICK, t(sending ? "phone-sending" : "phone-kept"),
    h("p.quiet", sending ? t("phone-sending-about") : state.form === "exam" ? t("phone-kept-exam") : t("phone-kept-wait")),
    h("p.given", { id: "given" }, state.answers ? state.answers.given + " / " + state.answers.of + " " + t("phone-have-answered") : ""), streak(state.me), whyNot(), answered(answer));
}

/** How many have answered, and one's own streak, while one waits. */
function countAnswers() {
  const el = byId("given"), count = app.state && app.state.answers;
  if (el && count) el.textContent = count.given + " / " + count.of + " " + t("phone-have-answered");
}

/** A question is announced: the seconds until it comes. */
function readyScreen(state) {
  return h("div.page centred", heading(t("phone-question") + " " + state.number + " / " + state.of), h("p.ready", { id: "ready", "aria-hidden": "true" }), h("p.quiet", t("phone-get-ready")), streak(state.me));
}

const streak = (me) => me && me.streak > 1 && h("p.streak", me.streak + " " + t("phone-streak"));
/** The sign of a team: its number on its colour. */
const teamMark = (colour) => typeof colour === "number" && h("span", { class: "team t" + colour % 8, "aria-hidden": "true" }, colour + 1);

/** Nobody answers any more: of an exam the solutions come when the trainer gives the results. */
function closedScreen(state) {
  if (state.skipped) return still(DASH, t("phone-skipped"), h("p.quiet", t("phone-skipped-about")), answered(mineFor(state.number)));
  return still(DOTS, t("phone-closed"), h("p.quiet", t(state.form === "exam" ? "phone-kept-exam" : "phone-closed-wait")), whyNot(), answered(mineFor(state.number)));
}

/** Lines of an answer; a tableau of letters becomes cells again. */
function lines(list, className) {
  const cells = list.map((line) => line.trim().split(/\s+/));
  const width = cells.length > 1 && / {2}/.test(list[0]) ? cells[0].length : 0;
  if (width && cells.slice(1).every((row) => row.length === width + 1)) {
    return cells.slice(1).map((row) => [h("p.row-name", row[0]),
      h("div", { class: "filled " + className }, row.slice(1).map((act, place) => h("div", h("small", cells[0][place]), " ", act)))]);
  }
  if (width) return h("div.written", { tabindex: 0 }, list.join("\n"));
  return h("ul", { class: "lines " + className + (list.length > 2 ? " many-lines" : "") }, list.map((line) => h("li", line)));
}

function verdict(of) {
  const [sign, words, name] = of.right === true ? [TICK, t("phone-right"), "right"] : of.right === false ? [CROSS, t("phone-wrong"), "wrong"] : [DASH, t("phone-no-answer"), ""];
  const part = (title, body) => [h("h3", title), body];
  const some = (list) => list && list.length > 0;
  return h("div.verdict",
    h("p", { class: "mark " + name }, picture(sign), words, typeof of.points === "number" && h("span.points", (of.points ? "+" : "") + points(of.points))),
    of.right !== true && some(of.given) && part(t("phone-your-answer"), lines(of.given, "")),
    some(of.answer) && part(t("phone-answer"), lines(of.answer, "answer")),
    of.accepts && h("p.quiet", of.accepts),
    of.hint && h("p.note", of.hint),
    some(of.working) && part(t("phone-working"), h("ol", of.working.map((line) => h("li", line)))),
    some(of.reasons) && part(t("phone-why"), h("ul", of.reasons.map((line) => h("li", line)))),
    of.because && h("p", of.because));
}

/** The question that was asked, folded. */
function askedAgain(question) {
  if (!question) return null;
  return h("details", { "data-d": "asked" }, h("summary", t("phone-question"), colon(), question.prompt), h("div.asked", table(question)));
}

function revealScreen(state) {
  const seen = app.mine.seen;
  const of = state.verdict || {};
  const words = of.right === true ? t("phone-right") : of.right === false ? t("phone-wrong") : t("phone-no-answer");
  return h("div.page", heading(t("phone-verdict"), { "aria-label": t("phone-verdict") + colon() + words }), verdict(of), streak(state.me),
    askedAgain(seen && seen.number === state.number ? seen.question : null));
}

/** Who stands where, and below it the teams, where there are any. */
function standings(state) {
  const list = (rows, mine) => h("ol.table", rows.map((row) => h("li", { class: row.me ? "mine" : null },
    h("span.at", row.place), teamMark(row.colour), h("span.who", row.name, row.me && " (" + t(mine) + ")", moved(row)),
    (row.mean || typeof row.points === "number") && h("span", row.mean || grouped(String(row.points))))));
  const teams = state.teams || [];
  return [list(state.standings || [], "phone-you"), teams.length > 0 && h("section", h("h3", t("phone-teams")), list(teams, "phone-your-team"))];
}

/** Places won or lost with the last question. */
function moved(row) {
  const by = typeof row.was === "number" ? row.was - row.place : 0;
  return by !== 0 && h("span", { class: "moved " + (by > 0 ? "up" : "down") }, (by > 0 ? "↑" : "↓") + Math.abs(by));
}

function mineTold(me) {
  const told = [];
  if (me && typeof me.right === "number") told.push(me.right + (typeof me.of === "number" ? " / " + me.of : "") + " " + t("phone-right-ones"));
  if (me && typeof me.points === "number") told.push(points(me.points));
  if (me && typeof me.place === "number") told.push(t("phone-place") + " " + me.place);
  return told;
}

/** The points over all quizzes of the room, where this is not the first. */
const totalTold = (me) => me && typeof me.total === "number" && h("p", t("phone-all-quizzes") + colon() + points(me.total));

function endScreen(state) {
  const told = mineTold(state.me), review = state.review || [];
  const list = review.map((one) => {
    const right = (one.verdict || {}).right, given = (one.verdict || {}).given || [];
    if (one.skipped) {
      return h("details", { "data-d": "q" + one.number }, h("summary", picture(DASH, { class: "inline" }), t("phone-left-out"), ". ", one.number + ". " + one.prompt),
        one.told && one.told.length > 0 && h("ul.told all", one.told.map((line) => h("li", line))),
        given.length > 0 && h("div.verdict", h("h3", t("phone-your-answer")), lines(given, "")));
    }
    const [sign, words, name] = right === true ? [TICK, t("phone-right"), "right"] : right === false ? [CROSS, t("phone-wrong"), "wrong"] : [DASH, t("phone-no-answer"), ""];
    return h("details", { "data-d": "q" + one.number }, h("summary", picture(sign, { class: "inline " + name }), h("span", { class: name }, words), ". ", one.number + ". " + one.prompt),
      one.told && one.told.length > 0 && h("ul.told all", one.told.map((line) => h("li", line))), verdict(one.verdict || {}));
  });
  return h("div.page", heading(t("phone-end")), told.length > 0 && h("p.hero", told.join(" · ")), totalTold(state.me),
    state.form === "exam" && !review.length && !told.length && h("p.quiet", t("phone-kept-exam")),
    state.standings && state.standings.length > 0 && h("section", h("h3", t("phone-standings")), standings(state)),
    h("div.note", h("p", t("phone-next-room-about")), button(t("phone-next-room"), leave, { "data-k": "next-room" })),
    list.length > 0 && h("section", h("h3", t("phone-review")), list));
}

/* ---- The trainer's second device ---- */

function hearControl(control) {
  if (!app.control || app.control.turn !== control.turn || app.control.paused !== control.paused) { app.sure = false; app.refused = null; }
  if (app.control && app.control.turn !== control.turn) app.turned = performance.now();
  if (freshLine) { app.went = null; if (app.lists) tell({ people: true }); }
  app.control = control;
  app.at = performance.now();
  app.unknown = freshLine = false;
  render();
  counts();
}

/** Does something once: the second tap of two is not one more turn, and none is said twice. */
const does = (deed, turn) => () => {
  const now = performance.now();
  if (!deed.extend) {
    if (now - Math.max(app.did, app.turned) < 700 || turn !== undefined && app.went === turn && now - app.did < 3000) return;
    app.did = now;
    app.went = turn;
  }
  app.sure = false;
  app.refused = null;
  if (!tell({ do: deed })) redial();
  render();
};

/** What changes with every answer is written where it stands, so that no button goes from under a finger. */
function counts() {
  const control = app.control;
  for (const [id, some, all] of [["answers", control.answered, control.asked], ["here", control.here, control.people]]) {
    if (byId(id)) byId(id).textContent = some + " " + t("phone-remote-of") + " " + all;
  }
  if (byId("door")) byId("door").textContent = String(control.door);
  if (byId("waiting")) byId("waiting").textContent = String(control.waiting);
}

/** What the button says that goes on. */
const NEXT = {
  begin: "phone-remote-begin", start: "phone-remote-begin", close: "phone-remote-close", reveal: "phone-remote-reveal", standings: "phone-remote-standings",
  question: "phone-remote-question", end: "phone-remote-end", results: "phone-remote-results"
};

const LISTS = [["phone-remote-all", () => true], ["phone-remote-missing", (one) => one.missing], ["phone-remote-stuck", (one) => one.stuck], ["phone-remote-door", (one) => one.door]];

/** The list of people, which is asked for while it is open. */
function peopleSection() {
  const open = button(t(app.lists ? "phone-remote-people-hide" : "phone-remote-people"), () => {
    app.lists = !app.lists;
    if (!app.lists) app.people = null;
    tell({ people: app.lists });
    render();
  }, { "aria-expanded": String(app.lists), "data-k": "people" });
  return h("section.people", open, app.lists && h("div", { id: "people" }));
}

let peopleAs = "";
/** Writes the list where it stands, with the focus where it was. */
function people() {
  const el = byId("people");
  if (!el || !app.people) return;
  // No button goes from under a finger where nothing has changed.
  const as = JSON.stringify([app.lang, app.list, app.people]);
  if (el.firstChild && as === peopleAs) return;
  peopleAs = as;
  const lists = LISTS.map(([key, fits]) => [key, app.people.filter(fits)]).filter(([key, some]) => key !== "phone-remote-door" || some.length > 0);
  if (!lists[app.list]) app.list = 0;
  const faces = lists.map(([key, some]) => t(key) + colon() + some.length);
  const chosen = radios(faces, () => app.list, null, "few", (place) => { app.list = place; people(); });
  chosen.el.setAttribute("aria-label", t("phone-remote-people"));
  chosen.inputs.forEach((input, place) => input.setAttribute("data-k", "list" + place));
  const shown = lists[app.list][1];
  redraw(el, [chosen.el, shown.length ? h("ul.roll", shown.map((one) => h("li", h("span.who", one.name), one.says && !one.door && h("span.quiet", one.says),
    one.door && button(t("phone-remote-admit"), () => tell({ do: { admit: one.number } }), { "data-k": "admit" + one.number, "aria-label": t("phone-remote-admit") + colon() + one.name }),
    one.more && button(t("phone-remote-grant"), () => tell({ do: { grant: [one.number, 10] } }), { "data-k": "grant" + one.number, "aria-label": t("phone-remote-grant") + colon() + one.name }))))
    : h("p.quiet", t("phone-remote-nobody"))]);
}

function remoteScreen() {
  const control = app.control;
  if (app.unknown) return still(CROSS, t("phone-remote-unknown"), h("p.quiet", t("phone-remote-unknown-why")));
  if (!control) return still(DOTS, t("phone-one-moment"));
  const phase = control.phase, runs = phase === "ready" || phase === "question" || phase === "sitting";
  const words = { lobby: "phone-remote-lobby", ready: "phone-get-ready", sitting: "phone-remote-sitting", handed: "phone-remote-handed", standings: "phone-standings", end: "phone-remote-over" }[phase];
  const count = (id, name) => h("div", h("dt", t(name)), h("dd", { id }));
  const goes = does({ "go-on": control.turn }, control.turn);
  const skip = (phase === "ready" || phase === "question" || phase === "closed") && !control.skipped && (app.sure
    ? h("div.two", button(t("phone-remote-skip-sure"), does({ skip: control.turn }, control.turn), { "data-k": "sure" }), button(t("phone-cancel"), () => { app.sure = false; render(); }, { "data-k": "skip" }))
    : button(t("phone-remote-skip"), () => { app.sure = true; render(); byId("main").querySelector("[data-k=sure]").focus(); }, { "data-k": "skip" }));
  return h("div.page remote", heading(words ? t(words) : control.prompt),
    h("dl.counts", phase !== "lobby" && phase !== "end" && phase !== "standings" && count("answers", "phone-remote-answers"), count("here", "phone-remote-here"), control.waiting > 0 && count("waiting", "phone-remote-waiting")),
    control.skipped && h("p.note", t("phone-left-out")),
    control.door > 0 && h("div.note", h("p", t("phone-remote-door"), colon(), h("b", { id: "door" })), button(t("phone-remote-admit-all"), () => tell({ do: "admit-all" }), { "data-k": "admit" })),
    control.locked && phase !== "end" && h("p.quiet", t("phone-remote-is-locked")),
    app.refused && h("p.note bad", { role: "alert" }, app.refused.says),
    // While the time stands it goes on first: who was away still comes back with an answer.
    runs && control.paused ? button(t("phone-remote-resume"), does("resume"), { class: "button great", "data-k": "pause" })
      : control.next && button(t(NEXT[control.next] || ""), goes, { class: "button great", "data-k": "go" }),
    phase !== "end" && h("div.others",
      runs && (control.paused ? button(t(NEXT[control.next] || ""), goes, { "data-k": "go" }) : button(t("phone-remote-pause"), does("pause"), { "data-k": "pause" })),
      runs && phase !== "ready" && typeof control.time === "number" && button(t("phone-remote-extend"), does({ extend: 30 }), { "data-k": "more" }),
      skip,
      phase !== "handed" && button(t(control.locked ? "phone-remote-unlock" : "phone-remote-lock"), does({ lock: !control.locked }), { "data-k": "lock" })),
    phase !== "end" && peopleSection(),
    // It may be long: the buttons stay where the thumb is.
    control.answer && control.answer.length > 0 && h("div.note", h("h3", t("phone-answer")), lines(control.answer, "answer")));
}

function screen() {
  const state = app.state;
  if (app.stage === "remote") return remoteScreen();
  if (app.stage === "code") return codeScreen();
  if (app.stage === "name" && app.room) return nameScreen();
  if (!state) return still(DOTS, t("phone-one-moment"));
  const me = state.me || {};
  switch (state.phase) {
    case "lobby": return still(TICK, t(state.before ? "phone-next-quiz" : "phone-you-are-in"), h("p.hero", me.name), me.team && h("p", teamMark(me.colour), t("phone-team") + colon() + me.team), h("p.quiet", t("phone-soon")));
    case "ready": return readyScreen(state);
    case "question": return state.question ? lockedIn(state.question) ? keptScreen(state) : questionScreen(state) : still(DOTS, t("phone-one-moment"));
    case "answered": return keptScreen(state);
    case "closed": return closedScreen(state);
    case "next": return still(DOTS, t("phone-you-are-in"), h("p.quiet", t("phone-next-about")), whyNot());
    case "reveal": return revealScreen(state);
    case "standings": return h("div.page", heading(t("phone-standings")), mineTold(me).length > 0 && h("p.hero", mineTold(me).join(" · ")), totalTold(me), standings(state));
    case "end": return endScreen(state);
    case "watching": return still(DOTS, t("phone-watching"), h("p.quiet", t("phone-watching-wait")));
    case "waiting": return still(DOTS, t("phone-at-door"), h("p.hero", me.name), h("p.quiet", t("phone-at-door-wait")));
    case "removed": return still(DASH, t("phone-removed"), h("p.quiet", t("phone-removed-wait")), button(t("phone-other-room"), leave, { class: "button plain" }));
    default: return still(DOTS, t("phone-one-moment"));
  }
}

const lockedIn = (question) => Boolean(last() && last().question === question.id);

/** What the screen is made of: as long as it stays the same, nothing is drawn anew. */
function made() {
  const state = app.state || {}, answer = last();
  if (app.stage === "remote") {
    return JSON.stringify([app.lang, app.unknown, app.sure, app.lists, app.refused, Object.assign({}, app.control, { answered: 0, asked: 0, people: 0, here: 0, left: 0, time: 0, waiting: Boolean(app.control && app.control.waiting), door: Boolean(app.control && app.control.door) }), Boolean(app.control)]);
  }
  const more = app.stage === "in" ? state.phase === "question" ? [state.question, state.form, answer && [answer.question, answer.kept]]
    : [Object.assign({}, state, { paused: 0, left: 0, time: 0, answers: 0 }), answer && answer.kept] : [app.room, app.asking];
  return JSON.stringify([app.stage, app.lang, state.phase, app.refused, more]);
}

function render() { guard(draw); }

function draw() {
  if (!app.words) return;
  head();
  const as = made();
  if (as === shownAs) return;
  const state = app.state || {}, main = byId("main");
  const locked = state.phase === "question" && state.question && lockedIn(state.question);
  const asked = app.stage === "remote" ? "remote" + (app.control ? app.control.turn : "") : app.stage !== "in" ? app.stage : (locked ? "answered" : state.phase) + (state.skipped ? "skipped" : "") + (state.phase === "question" && !locked ? state.question && state.question.id : state.number);
  const at = main.contains(document.activeElement) && document.activeElement.getAttribute("data-k");
  const unfolded = Array.from(main.querySelectorAll("details[open]"), (el) => el.getAttribute("data-d"));
  const isNew = asked !== shownFor, first = shownFor === "";
  shownAs = as;
  shownFor = asked;
  current = null;
  const page = screen();
  put(empty(main), [page]);
  measure();
  if (app.stage === "remote" && app.control) { counts(); people(); }
  for (const el of main.querySelectorAll("details")) if (!isNew && unfolded.indexOf(el.getAttribute("data-d")) >= 0) el.open = true;
  if (isNew) {
    shownSince = performance.now();
    window.scrollTo(0, 0);
    const name = app.stage === "name" && byId("name");
    if (!first) (name && name.tagName === "INPUT" ? name : byId("top")).focus({ preventScroll: true });
  } else if (at) {
    const same = main.querySelector('[data-k="' + at + '"]');
    if (same) same.focus();
  }
}

/* ---- The head of the page ---- */

function head() {
  const state = app.stage === "remote" ? app.control : app.state, inside = (app.stage === "in" || app.stage === "remote") && state;
  document.documentElement.lang = app.lang;
  byId("title").textContent = inside ? state.title : t(app.stage === "remote" ? "phone-remote" : "phone-page");
  document.title = inside ? state.title + " · Tailleur" : t("phone-page") + " · Tailleur";
  byId("count").textContent = inside && state.number && state.of ? state.number + " / " + state.of : "";
  const me = inside && state.me || {};
  const shows = inside && app.stage !== "remote" && state.phase !== "lobby";
  byId("me").textContent = app.stage === "remote" && inside ? t("phone-remote") : shows ? [me.name, me.team].filter(Boolean).join(" · ") : "";
  byId("score").textContent = shows && state.phase !== "end" && state.phase !== "standings" && typeof me.points === "number" ? points(me.points) : "";
  byId("say").lang = app.lang;
  const open = byId("open");
  open.hidden = false;
  if (!open.firstChild) open.appendChild(picture(COG));
  open.setAttribute("aria-label", t("phone-settings"));
  open.setAttribute("aria-expanded", String(app.open));
  open.onclick = () => { app.open = !app.open; settings(); head(); };
  clock();
  showLine();
}

function settings() {
  const box = empty(byId("settings"));
  box.hidden = !app.open;
  if (!app.open) return;
  const set = (title, keys, names, chosen, choose) => {
    const id = fresh("set");
    const made = radios(names.map((name, place) => h("span", { lang: title === "phone-language" ? keys[place] : null }, name)), () => keys.indexOf(chosen), id, "few", (place) => choose(keys[place]));
    return h("fieldset", h("legend", { id }, t(title)), made.el);
  };
  put(box, [
    set("phone-language", Object.keys(LANGS), Object.keys(LANGS).map((key) => LANGS[key]), app.lang, (lang) => {
      app.lang = lang;
      store.set("tailleur.lang", lang);
      if (app.stage === "in" || app.stage === "remote") tell({ lang });
      else if (app.stage === "name") ask("knock");
      again_(lang);
    }),
    set("phone-light", ["auto", "light", "dark"], [t("phone-light-auto"), t("phone-light-light"), t("phone-light-dark")], store.get("tailleur.light") || "auto", (light) => { store.set("tailleur.light", light); lighten(); })
  ]);
}

/** Writes the settings in another language, with the focus where it was. */
function again_(lang) {
  settings();
  render();
  const at = byId("settings").querySelectorAll("input")[Object.keys(LANGS).indexOf(lang)];
  if (at) at.focus();
}

function lighten() {
  const light = store.get("tailleur.light") || "auto", root = document.documentElement;
  if (light === "auto") root.removeAttribute("data-light");
  else root.setAttribute("data-light", light);
  const dark = light === "dark" || light === "auto" && window.matchMedia && matchMedia("(prefers-color-scheme: dark)").matches;
  document.querySelector('meta[name="theme-color"]').content = dark ? "#1d1915" : "#fdfaf3";
}

/** The time that is left, from what the room said and the phone's own steady clock. */
function clock() {
  const state = app.stage === "remote" ? app.control : app.state, box = byId("clock");
  const counts = state && typeof state.left === "number" && (app.stage === "remote" ||
    app.stage === "in" && (state.phase === "ready" || state.phase === "question") && !(state.question && lockedIn(state.question)));
  box.hidden = !counts;
  if (!counts) return;
  const left = Math.max(0, state.left - (state.paused ? 0 : performance.now() - app.at)), seconds = Math.ceil(left / 1000);
  byId("sand").style.transform = "scaleX(" + Math.min(1, left / Math.max(1, state.time || state.left)) + ")";
  // One's own time is up, but others may have more: the room tells nothing of its own accord.
  if (!left && state.phase === "question" && !app.looked && app.stage === "in") app.looked = tell({ lang: app.lang });
  if (state.phase === "ready") { const el = byId("ready"); if (el) el.textContent = String(Math.max(1, seconds)); box.hidden = true; return; }
  byId("seconds").textContent = seconds >= 120 ? Math.floor(seconds / 60) + ":" + ("0" + seconds % 60).slice(-2) : seconds + " s";
  box.classList.toggle("short", seconds <= 10);
  if (seconds <= 10 && seconds > 0 && state.question && app.warned !== state.question.id) {
    app.warned = state.question.id;
    if (!state.time || state.time > 10500) say(t("phone-ten-seconds"));
  }
}

const paused = () => app.stage === "in" && app.state && app.state.paused || app.stage === "remote" && app.control && app.control.paused;
/** A shift at the table is worked at desktops. */
const shiftSays = () => app.stage === "in" && app.state && app.state.shift && !app.state.shift.ended ? app.state.shift.says : "";
let lineSays = "false", broken = false;
/** One calm line over the page: the connection, a pause, a trouble of the page. */
function showLine() {
  const el = byId("line");
  // At the door nothing is lost yet.
  const lost = wanted() && !(atDoor() && app.asking === "") && lostAt && performance.now() - lostAt > 600;
  const words = broken ? t("phone-trouble") : lost ? t(app.stage === "remote" ? "phone-remote-lost" : "phone-lost") : paused() ? t("phone-paused") : shiftSays();
  // A room that is gone is not waited for without a way out.
  const out = !broken && lost && app.stage === "in" && performance.now() - lostAt > 60000;
  if (words + out === lineSays) return;
  lineSays = words + out;
  put(empty(el), [words]);
  if (out) put(el, [h("br"), button(t("phone-other-room"), leave)]);
  if (broken) put(el, [h("br"), button(t("phone-reload"), () => location.reload())]);
}

/** Does something, and tells instead of failing in silence. */
function guard(what) {
  try { what(); } catch (e) { trouble(e); }
}
function trouble(e) {
  if (window.console) console.error(e);
  broken = true;
  if (app.words) showLine();
  else byId("line").textContent = "Rechargez la page. Ricarica la pagina. Reload the page.";
}

/* ---- The start ---- */

let lock = null;
function stayAwake() {
  if (!navigator.wakeLock || document.visibilityState !== "visible" || !wanted() || lock) return;
  navigator.wakeLock.request("screen").then((one) => { lock = one; one.addEventListener("release", () => { lock = null; }); }, () => {});
}

document.addEventListener("keydown", (event) => {
  const at = event.target, text = at && at.tagName === "INPUT" && at.type === "text";
  if (event.key === "Escape" && app.open) { app.open = false; settings(); head(); byId("open").focus(); return; }
  if (!current || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || text || byId("head").contains(at)) return;
  if (event.key === "Enter" && (at === document.body || at.id === "top" || at.type === "radio")) {
    event.preventDefault();
    // Where nothing was done, Enter sends by the button alone.
    if (!(current.idle && current.idle())) guard(current.send);
    return;
  }
  // The arrows belong to radio buttons where they stand.
  if (/^Arrow/.test(event.key) && at.type === "radio") return;
  guard(() => { if (current.key(event)) event.preventDefault(); });
});
window.addEventListener("online", redial);
window.addEventListener("resize", measure);
// Another link in the same tab.
window.addEventListener("hashchange", () => { if (location.pathname === "/remote" && location.hash) location.reload(); });
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible" || !listens()) return;
  stayAwake();
  if (!socket || socket.readyState > 1) { tries = 0; connect(); return; }
  // A line that slept may be dead: a word that is always answered shows it.
  const before = heard;
  if (app.stage !== "code" && tell({ lang: app.lang })) setTimeout(() => { if (heard === before) redial(); }, 4000);
});
window.addEventListener("error", (event) => { if (event.error) trouble(event.error); });
window.addEventListener("unhandledrejection", (event) => trouble(event.reason));
setInterval(() => guard(() => { clock(); showLine(); stayAwake(); }), 250);
setInterval(() => guard(watch), 3000);

/** Reads the words of the page, as often as it takes. */
function words(wait) {
  fetch("/words.json").then((answer) => answer.ok ? answer.json() : Promise.reject(answer.status)).then((all) => { app.words = all; guard(begin); }, () => {
    byId("line").textContent = "Connexion… · Collegamento… · Connecting…";
    setTimeout(() => words(Math.min(8000, wait * 2)), wait);
  });
}

function begin() {
  byId("line").textContent = "";
  if (location.pathname === "/remote") {
    // The secret is taken out of the address, where others could read it, and kept for a reload.
    app.secret = (/^#([0-9a-f]{32})$/.exec(location.hash) || [])[1] || store.get("tailleur.remote") || "";
    store.set("tailleur.remote", app.secret);
    if (!refused) history.replaceState(null, "", "/remote");
    app.stage = "remote";
    app.unknown = !app.secret;
    if (app.secret) connect();
    return render();
  }
  const asked = (/[?&]code=(\d{6})(?:&|$)/.exec(location.search) || [])[1];
  app.code = asked || store.get("tailleur.last") || "";
  if (app.code) {
    app.mine = recall(app.code);
    const key = (/[?&]key=([0-9a-f]{16})(?:&|$)/.exec(location.search) || [])[1];
    if (asked && key) { app.mine.key = key; keep(); }
    if (app.mine.in) { app.stage = "in"; connect(); }
    else if (asked) ask("knock");
    else if (atDoor()) { app.code = ""; connect(); }
  }
  render();
}

const wish = store.get("tailleur.lang") || (navigator.languages || [navigator.language || "fr"]).map((one) => one.slice(0, 2).toLowerCase()).find((one) => LANGS[one]);
app.lang = LANGS[wish] ? wish : "en";
lighten();
words(500);
})();
