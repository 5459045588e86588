/**
 * The limit: the sample menu as one static page without JavaScript, with the same dishes and pictures. No page that
 * shows this menu can appear much sooner on the same phone and network.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSettings } from '../scripts/setup/settings.mjs';

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fff8f0;color:#2b1d16}
header{display:flex;justify-content:space-between;padding:12px 16px;font-weight:700;background:#fff}
main{max-width:1120px;margin:0 auto;padding:16px 16px 96px}.hero{display:flex;align-items:center;border-radius:20px;background:#fbe3d3;padding:16px}
.hero img{width:144px;height:144px}.grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));margin-top:16px}
article{background:#fff;border-radius:16px;padding:12px}article img{display:block;margin:0 auto;width:160px;height:160px}h3{margin:4px 0}
p{margin:0 0 8px;color:#6b574c;font-size:14px}button{width:100%;padding:10px;border:0;border-radius:99px;background:#b3361e;color:#fff;font:inherit}
nav{position:fixed;inset:auto 0 0;display:flex;justify-content:space-around;padding:12px;background:#fff}`;

/** @param {{ menu: { foods: { name: string, description: string, price: number, image: string }[] }, banners: { title: string, subtitle: string, image: string }[] }} view */
function page({ menu, banners: [banner] }) {
  const cards = menu.foods.map(({ name, description, price, image }, index) =>
    `<article><img src="/${image}" width="160" height="160" alt="" decoding="async"${index > 3 ? ' loading="lazy"' : ''}><h3>${name}</h3><p>${description.slice(0, 50)}</p><b>$${price.toFixed(2)}</b><button>Add to cart</button></article>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Menu</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><header><span>Food Delivery - Home</span><span>Sign in</span></header><main><section class="hero"><img src="/${banner?.image}" alt="" fetchpriority="high"><div><h2>${banner?.title}</h2>${banner?.subtitle}</div></section>
<section class="grid">${cards.join('')}</section></main><nav><a>Home</a><a>Menu</a><a>Cart</a><a>Profile</a></nav></body></html>`;
}

/**
 * Writes the limit page into the build, where the shop's host serves it with the headers of the shop. The headers matter:
 * because of Cross-Origin-Opener-Policy the browser starts a new process, which takes a third of the load time.
 * @returns {Promise<string>} the file
 */
export async function writeLimit() {
  const { dist } = buildSettings();
  const shop = await readFile(path.join(dist, 'user.html'), 'utf8');
  const view = /<script type="application\/json" id="prerendered-menu"[^>]*>([\s\S]*?)<\/script>/.exec(shop)?.[1];
  if (view === undefined) throw new Error('The build contains no menu to compare with');
  const file = path.join(dist, 'limit.html');
  await writeFile(file, page(JSON.parse(view)));
  return file;
}
