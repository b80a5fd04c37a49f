// A drill: the page of the phones, with the room in this page instead of on the network.
import init, { Demo, words } from "./tailleur_web.js";

await init();
const CODE = "000000", TOKEN = "00112233445566778899aabbccddeeff";
const number = Number(new URLSearchParams(location.search).get("drill")) || 0;
const texts = words(), known = JSON.parse(texts);
const demo = Demo.begin(number, crypto.getRandomValues(new Uint32Array(1))[0], Date.now());
let line = null, state = null;

function deliver(json) {
  for (const message of JSON.parse(json)) {
    if (message.state) state = message.state;
    line.onmessage({ data: JSON.stringify(message) });
  }
  buttons();
}

// In place of the network: messages of the page go to the room, its replies come back.
window.WebSocket = class {
  constructor() {
    this.readyState = 0;
    line = this;
    setTimeout(() => { this.readyState = 1; this.onopen(); }, 0);
  }
  send(text) {
    setTimeout(() => deliver(demo.hear(text, Date.now())), 0);
  }
  close() {
    this.readyState = 3;
  }
};
const fetched = window.fetch.bind(window);
window.fetch = (address, ...more) => {
  const lang = (/^\/words-(\w+)\.json$/.exec(address) || [])[1];
  return lang ? Promise.resolve(new Response(JSON.stringify(known[lang]))) : fetched(address, ...more);
};

// Whoever is here is in the room already: the page takes this up as it does after a reload.
const store = { ["tailleur.room." + CODE]: { token: TOKEN, name: "Demo", seat: "Demo", in: true, last: null, draft: null }, "tailleur.last": CODE };
try {
  for (const key of Object.keys(store)) localStorage.setItem(key, JSON.stringify(store[key]));
} catch (e) {
  // Storage is refused: the page looks there and nowhere else.
  Object.defineProperty(window, "localStorage", { value: {
    getItem: (key) => key in store ? JSON.stringify(store[key]) : null,
    setItem: (key, text) => { store[key] = JSON.parse(text); }
  } });
}

const on = document.getElementById("on");
function buttons() {
  const text = (key) => known[document.documentElement.lang][key];
  const shown = [];
  if (state && state.phase === "reveal") shown.push([text("demo-continue"), () => deliver(demo.go_on(Date.now()))]);
  if (state && state.phase === "end") shown.push([text("demo-again"), () => location.reload()], [text("demo-all"), () => location.assign("./")]);
  on.hidden = shown.length === 0;
  on.replaceChildren(...shown.map(([label, does]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.textContent = label;
    button.onclick = does;
    return button;
  }));
}
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && !on.hidden && !on.contains(event.target)) on.querySelector("button").click();
  if (event.key === "Escape" && !event.defaultPrevented && document.getElementById("settings").hidden) location.assign("./");
});

const page = document.createElement("script");
page.src = "phone.js";
document.body.append(page);
