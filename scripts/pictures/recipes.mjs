// The recipe of every picture. A layer is a rendering from @lobehub/fluent-emoji-3d, named by its code point, or one of
// the project's own drawings. Layers are painted in order on a 480 x 480 canvas; `at` is the centre of the layer.
import { basil, parsley, pizza } from './drawings.mjs';

/** @typedef {import('./compose.mjs').Interceptor} Interceptor */

/** @type {[number, number]} */
const CENTRE = [240, 240];

/** @type {(emoji: string) => Interceptor[]} */
const whole = (emoji) => [{ emoji, size: 320, at: CENTRE }];

/** The eight sample dishes, recognisable at the size of a cart line. */
const sampleFoods = /** @type {Record<string, Interceptor[]>} */ ({
  'margherita-pizza': [{ svg: pizza(), size: 440, at: CENTRE }],
  'smoky-pepperoni-pizza': [
    { emoji: '1f336-fe0f', size: 170, at: [150, 344], rotate: -70 },
    { emoji: '1f355', size: 380, at: [256, 222], rotate: 24, recolour: [{ hues: [325, 360], turn: 14, light: 0.82 }] },
    { svg: parsley(), size: 104, at: [340, 380], rotate: 20 },
  ],
  'garden-pesto-noodles': [
    { emoji: '1f35c', size: 360, at: CENTRE, recolour: [{ hues: [315, 360], turn: 150, light: 0.82, vivid: 0.72 }] },
    { svg: basil(), size: 96, at: [166, 210], rotate: -34 },
    { svg: basil(), size: 78, at: [112, 222], rotate: -80 },
  ],
  'spaghetti-bolognese': [
    { emoji: '1f35d', size: 340, at: CENTRE, recolour: [{ hues: [315, 360], turn: 22, light: 0.9 }] },
    { svg: basil(), size: 62, at: [262, 196], rotate: 24 },
  ],
  'garden-salad': whole('1f957'),
  'chicken-caesar-salad': [
    { emoji: '1f357', size: 220, at: [322, 150], rotate: 18 },
    { emoji: '1f957', size: 320, at: [230, 262], recolour: [{ hues: [220, 290], turn: 150, vivid: 1.5, light: 0.9 }] },
    { emoji: '1f95a', size: 84, at: [150, 168], rotate: -30 },
  ],
  'citrus-cooler': [
    { emoji: '1f379', size: 340, at: [220, 230] },
    { emoji: '1f34a', size: 140, at: [310, 336] },
  ],
  'strawberry-shortcake': [
    { emoji: '1f370', size: 330, at: [226, 226] },
    { emoji: '1f353', size: 130, at: [344, 340], rotate: 16 },
  ],
});

/** For dishes added later and for generated catalogues. */
const moreFoods = /** @type {Record<string, Interceptor[]>} */ ({
  'vegetable-pizza': [
    { emoji: '1f355', size: 350, at: [226, 232], rotate: -14, flip: true, recolour: [{ hues: [325, 360], turn: 16 }] },
    { emoji: '1fad1', size: 130, at: [372, 346], rotate: 10 },
    { emoji: '1fad2', size: 84, at: [300, 396] },
  ],
  ramen: whole('1f35c'),
  'pesto-penne': [
    { emoji: '1f958', size: 340, at: CENTRE },
    { svg: basil(), size: 82, at: [300, 182], rotate: 20 },
  ],
  'tomato-salad': [
    { emoji: '1f957', size: 320, at: CENTRE, flip: true },
    { emoji: '1f345', size: 150, at: [362, 330] },
  ],
  burger: whole('1f354'),
  sushi: whole('1f363'),
  taco: whole('1f32e'),
  burrito: whole('1f32f'),
  falafel: whole('1f959'),
  'hot-dog': whole('1f32d'),
  sandwich: whole('1f96a'),
  fries: whole('1f35f'),
  'roast-chicken': whole('1f357'),
  steak: whole('1f969'),
  shrimp: whole('1f364'),
  dumpling: whole('1f95f'),
  curry: whole('1f35b'),
  rice: whole('1f35a'),
  soup: whole('1f372'),
  bento: whole('1f371'),
  avocado: whole('1f951'),
  pancakes: whole('1f95e'),
  croissant: whole('1f950'),
  coffee: whole('2615'),
  tea: whole('1f375'),
  cola: whole('1f964'),
  juice: whole('1f9c3'),
  'bubble-tea': whole('1f9cb'),
  'mango-smoothie': [
    { emoji: '1f9cb', size: 330, at: [206, 230], recolour: [{ hues: [0, 34], turn: 18, vivid: 1.2 }] },
    { emoji: '1f96d', size: 150, at: [334, 332] },
  ],
  doughnut: whole('1f369'),
  'ice-cream': whole('1f368'),
  cupcake: whole('1f9c1'),
  cake: whole('1f382'),
  custard: whole('1f36e'),
  cookie: whole('1f36a'),
  chocolate: whole('1f36b'),
  pie: whole('1f967'),
});

/** Larger scenes for the carousel. */
const banners = /** @type {Record<string, Interceptor[]>} */ ({
  'banner-special-offer': [
    { svg: pizza(), size: 380, at: [196, 262] },
    { emoji: '1f355', size: 250, at: [344, 184], rotate: 30, recolour: [{ hues: [325, 360], turn: 14, light: 0.86 }] },
    { emoji: '1f345', size: 110, at: [394, 372] },
  ],
  'banner-new-menu-items': [
    { emoji: '1f379', size: 230, at: [112, 190] },
    { emoji: '1f957', size: 290, at: [246, 300] },
    { emoji: '1f9c1', size: 190, at: [386, 246] },
  ],
  'banner-free-delivery': [
    { emoji: '1f4e6', size: 158, at: [302, 190], rotate: 4 },
    { emoji: '1f6f5', size: 380, at: [226, 268] },
  ],
});

/** Empty states, and the logo. */
const scenes = /** @type {Record<string, Interceptor[]>} */ ({
  'app-logo': whole('1f345'),
  'empty-cart': [
    { emoji: '1f6d2', size: 330, at: CENTRE },
    { emoji: '1f345', size: 90, at: [196, 150] },
  ],
  'empty-orders': [
    { emoji: '1f961', size: 310, at: CENTRE, recolour: [{ hues: [325, 360], turn: 10 }] },
  ],
  'nothing-found': whole('1f37d-fe0f'),
  'looking-for': [
    { emoji: '1f96c', size: 230, at: [156, 220], rotate: -16 },
    { emoji: '1f355', size: 220, at: [330, 216], rotate: 16 },
    { emoji: '1f345', size: 140, at: [244, 330] },
  ],
  'something-broke': [
    { emoji: '1f373', size: 320, at: CENTRE },
  ],
  'order-placed': [
    { emoji: '1f6f5', size: 320, at: [230, 270] },
    { emoji: '2728', size: 130, at: [384, 120] },
  ],
});

/** @type {Record<string, Interceptor[]>} */
export const recipes = { ...sampleFoods, ...moreFoods, ...banners, ...scenes };
