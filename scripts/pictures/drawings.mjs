// The project's own drawings in the style of the 3D renderings: round shapes, light from the upper left.

/** @type {(body: string, defs?: string) => Buffer} */
const svg = (body, defs = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="640" height="640"><defs>${defs}</defs>${body}</svg>`);

const LEAF_DEFS = `
  <linearGradient id="leaf" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8edb4f"/><stop offset=".55" stop-color="#3f9f35"/><stop offset="1" stop-color="#1f6a2c"/></linearGradient>`;

const leafShape = `
  <path d="M200 380C70 330 40 170 200 20C360 170 330 330 200 380Z" fill="url(#leaf)"/>
  <path d="M200 372C196 260 198 160 200 70" stroke="#d3f29b" stroke-width="12" stroke-linecap="round" fill="none" opacity=".75"/>
  <path d="M199 290L130 240M199 220L140 176M201 290L268 238M201 220L258 174" stroke="#c9ee93" stroke-width="8" stroke-linecap="round" fill="none" opacity=".5"/>`;

export const basil = () => svg(leafShape, LEAF_DEFS);

export const parsley = () =>
  svg(
    `<g transform="translate(70 40) scale(.5) rotate(-38 200 380)">${leafShape}</g>
     <g transform="translate(130 10) scale(.5)">${leafShape}</g>
     <g transform="translate(190 40) scale(.5) rotate(38 200 380)">${leafShape}</g>
     <path d="M230 200C226 270 220 320 206 372" stroke="#3f8d33" stroke-width="14" stroke-linecap="round" fill="none"/>`,
    LEAF_DEFS,
  );

/** @type {(x: number, y: number, r: number) => string} */
const tomatoSlice = (x, y, r) => `
  <g transform="translate(${x} ${y}) scale(${r / 50})">
    <ellipse cx="3" cy="7" rx="50" ry="48" fill="#a34a06" opacity=".28"/>
    <circle r="50" fill="url(#tomato)"/>
    <circle r="40" fill="url(#pulp)"/>
    <path d="M0-33V33M-29-16L29 16M29-16L-29 16" stroke="#ff8f6b" stroke-width="7" stroke-linecap="round" opacity=".75"/>
  </g>`;

/** @type {(x: number, y: number, rx: number, ry: number, turn?: number) => string} */
const mozzarella = (x, y, rx, ry, turn = 0) => `
  <g transform="translate(${x} ${y}) rotate(${turn})">
    <ellipse cx="3" cy="6" rx="${rx}" ry="${ry}" fill="#b36a0c" opacity=".25"/>
    <ellipse rx="${rx}" ry="${ry}" fill="url(#mozzarella)"/>
  </g>`;

/** @type {(x: number, y: number, scale: number, turn: number) => string} */
const garnish = (x, y, scale, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-200 -200)">
    <path d="M212 396C82 346 52 186 212 36C372 186 342 346 212 396Z" fill="#8a4a06" opacity=".3"/>${leafShape}</g>`;

/** A whole pizza Margherita at an angle: tomato, mozzarella and basil. */
export const pizza = () =>
  svg(
    `<g transform="translate(0 52) scale(1 .8)">
      <ellipse cx="200" cy="226" rx="186" ry="178" fill="#b4641f"/>
      <circle cx="200" cy="196" r="188" fill="url(#crust)"/>
      <circle cx="200" cy="198" r="154" fill="#c8491f"/>
      <circle cx="200" cy="196" r="150" fill="url(#cheese)"/>
      ${mozzarella(140, 122, 32, 24, -18)}${mozzarella(262, 266, 36, 26, 24)}${mozzarella(122, 246, 26, 20, 8)}${mozzarella(284, 150, 26, 19, -26)}
      ${tomatoSlice(205, 100, 33)}${tomatoSlice(112, 184, 31)}${tomatoSlice(188, 296, 34)}${tomatoSlice(304, 212, 32)}${tomatoSlice(206, 196, 30)}
      ${garnish(164, 160, 0.17, -42)}${garnish(250, 138, 0.16, 36)}${garnish(246, 214, 0.19, 118)}${garnish(150, 262, 0.16, -118)}${garnish(246, 316, 0.13, 62)}
    </g>`,
    `${LEAF_DEFS}
    <radialGradient id="crust" cx=".38" cy=".3" r=".75"><stop offset=".3" stop-color="#ffdf9c"/><stop offset=".72" stop-color="#f7b765"/><stop offset="1" stop-color="#dd8a3c"/></radialGradient>
    <radialGradient id="cheese" cx=".4" cy=".32" r=".8"><stop offset="0" stop-color="#ffe873"/><stop offset=".6" stop-color="#ffc93a"/><stop offset="1" stop-color="#f39a24"/></radialGradient>
    <radialGradient id="tomato" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#ff5a3c"/><stop offset="1" stop-color="#c31d1a"/></radialGradient>
    <radialGradient id="pulp" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#ff7350"/><stop offset="1" stop-color="#e0331f"/></radialGradient>
    <radialGradient id="mozzarella" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#fffef8"/><stop offset=".7" stop-color="#fff3d6"/><stop offset="1" stop-color="#f2d59a"/></radialGradient>`,
  );

const MISSING = `
  <circle cx="200" cy="224" r="150" fill="#fffaf2" stroke="#dcc7b4" stroke-width="7"/>
  <circle cx="200" cy="224" r="98" fill="none" stroke="#e9d8c8" stroke-width="7"/>
  <path d="M158 172v36a19 19 0 0 0 38 0v-36M177 172v104M238 276V172c-20 11-27 38-25 66h25" fill="none" stroke="#b3947c" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`;

/** @type {(text: string) => string} */
const label = (text) =>
  `<rect x="62" y="332" width="276" height="44" rx="22" fill="#8f2f1b"/><text x="200" y="361" text-anchor="middle" font-family="system-ui, sans-serif" font-size="24" font-weight="600" fill="#fff">${text}</text>`;

/** Files written as SVG, because a placeholder should be sharp and cheap to decode. */
export const vectorPictures = {
  'placeholder.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${MISSING}</svg>\n`,
  'invalid-image-url.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img" aria-label="Invalid image URL"><title>Invalid image URL</title>${MISSING}${label('Invalid image URL')}</svg>\n`,
};
