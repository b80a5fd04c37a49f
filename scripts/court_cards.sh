#!/bin/sh
# Makes the twelve court pictures of assets/cards again, from the public-domain deck in the npm package
# @letele/playing-cards 0.1.0 (see assets/LICENCES.md). Needs npm, node, rsvg-convert and pngquant.
#
# Kept of each card: the framed figure. Left out: the card, the corner indices and the two large pips,
# which the program paints itself (so that a four-colour deck has its own inks). The deck's screen
# colours become printer's inks; what is not printed is transparent, and the card's ivory shows through.
set -eu
cd "$(dirname "$0")/.."
out=$PWD/assets/cards
work=$PWD/.assets-work/cards
mkdir -p "$work/svg"
cd "$work"
[ -d package ] || { npm pack --silent @letele/playing-cards@0.1.0 >/dev/null && tar xzf letele-playing-cards-0.1.0.tgz; }

cat >figures.mjs <<'NODE'
import { readFileSync, writeFileSync } from 'node:fs';
const inks = { '#44F': '#22316e', red: '#b3242c', '#FC4': '#dba63c', '#000': '#16171b' };
const camel = new Set(['viewBox', 'preserveAspectRatio']);
const attribute = key => key === 'xlinkHref' ? 'xlink:href' : camel.has(key) ? key : key.replace(/[A-Z]/g, c => '-' + c.toLowerCase());
// The package holds React components; all that is wanted of React is to write the element down.
const React = { createElement(tag, props, ...children) {
  if (tag === 'rect' && props.width === 239) return '';
  if (tag === 'use' && [32, 26.769, 55.68].includes(props.height)) return '';
  if (tag === 'svg') props = { xmlns: props.xmlns, 'xmlns:xlink': 'http://www.w3.org/1999/xlink', fill: '#000', viewBox: '-83.4 -131.4 166.8 262.8' };
  const text = Object.entries(props ?? {}).filter(([, value]) => value != null)
    .map(([key, value]) => ` ${key.startsWith('xmlns') ? key : attribute(key)}="${(key === 'fill' || key === 'stroke') && inks[value] || value}"`);
  return `<${tag}${text.join('')}>${children.flat(9).filter(Boolean).join('')}</${tag}>`;
} };
const code = readFileSync('package/dist/index.esm.js', 'utf8').replace(/^import .*$/gm, '').replace(/^export\s*{[^}]*};?/m, '');
const ranks = { J: 'jack', Q: 'queen', K: 'king' }, suits = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const list = Object.keys(suits).flatMap(suit => Object.keys(ranks).map(rank => `'${ranks[rank]}-${suits[suit]}': Svg${suit}${rank}`));
const cards = new Function('React', '_extends', `${code}; return {${list}};`)(React, Object.assign);
for (const [name, draw] of Object.entries(cards)) writeFileSync(`svg/${name}.svg`, draw({}));
NODE
node figures.mjs

for svg in svg/*.svg; do
    name=$(basename "$svg" .svg)
    rsvg-convert --height 280 "$svg" | pngquant --speed 1 --nofs 32 - >"$out/$name@1.png"
    rsvg-convert --height 640 "$svg" | pngquant --speed 1 --nofs 24 - >"$out/$name@2.png"
done
du -cb "$out"/*.png | tail -1
