// The first page of the demo: the drills to choose from, and the referee.
import init, { drills, houses, referee, words } from "./tailleur_web.js";

const byId = (id) => document.getElementById(id);
const LANGUAGES = { fr: "Français", it: "Italiano", en: "English" };

await init();
const texts = JSON.parse(words());
let chosen = null;
try { chosen = JSON.parse(localStorage.getItem("tailleur.lang")); } catch (e) { /* storage is refused */ }
const wish = (navigator.languages || []).map((one) => one.slice(0, 2)).find((one) => LANGUAGES[one]);
let lang = LANGUAGES[chosen] ? chosen : wish || "en";

const spot = byId("house");
for (const house of JSON.parse(houses())) {
  const option = document.createElement("option");
  option.value = house.id;
  option.textContent = house.name;
  spot.append(option);
}
spot.value = "article-57-13";

function write() {
  document.documentElement.lang = lang;
  for (const key of Object.keys(texts[lang]).filter((key) => key.startsWith("demo-"))) {
    if (byId(key)) byId(key).textContent = texts[lang][key];
  }
  byId("drills").replaceChildren(...JSON.parse(drills(lang)).map((drill, number) => {
    const item = document.createElement("li"), link = document.createElement("a"), goal = document.createElement("span");
    link.href = "drill.html?drill=" + number;
    link.textContent = drill.title;
    goal.textContent = drill.goal;
    link.append(goal);
    item.append(link);
    return item;
  }));
  byId("languages").replaceChildren(...Object.keys(LANGUAGES).map((code) => {
    const button = document.createElement("button");
    button.type = "button";
    button.lang = code;
    button.textContent = LANGUAGES[code];
    button.setAttribute("aria-pressed", String(code === lang));
    button.onclick = () => {
      lang = code;
      try { localStorage.setItem("tailleur.lang", JSON.stringify(code)); } catch (e) { /* storage is refused */ }
      write();
    };
    return button;
  }));
  if (byId("verdict").textContent) judge();
}

function judge() {
  byId("verdict").textContent = referee(spot.value, lang, byId("cards").value, byId("bets").value);
}

byId("form").onsubmit = (event) => {
  event.preventDefault();
  judge();
};
write();
