import { assetUrl, pictureSource } from './assetUrl';

beforeEach(() => { Object.assign(process.env, { BASE_PATH: '/shop/', PICTURES_PATH: 'assets/pictures/0a1b2c3d/' }); });
afterEach(() => { Object.assign(process.env, { BASE_PATH: '/', PICTURES_PATH: 'pictures/' }); });

test.each([
  ['pictures/ramen.webp', '/shop/assets/pictures/0a1b2c3d/ramen.webp'],
  ['photos/ramen.webp', '/shop/photos/ramen.webp'],
  ['/pictures/ramen.webp', '/pictures/ramen.webp'],
  ['https://elsewhere.example/pictures/ramen.webp', 'https://elsewhere.example/pictures/ramen.webp'],
  ['data:image/webp;base64,AAAA', 'data:image/webp;base64,AAAA'],
  ['', ''],
])('the stored address %j is loaded from %j', (stored, loaded) => {
  expect(assetUrl(stored)).toBe(loaded);
});

test('only our own pictures have a small copy', () => {
  const at = (file: string) => `/shop/assets/pictures/0a1b2c3d/${file}`;
  expect(pictureSource('pictures/ramen.webp', '116px')).toEqual({
    src: at('ramen.webp'),
    srcSet: `${at('ramen.small.webp')} 240w, ${at('ramen.webp')} 320w`,
    sizes: '116px',
  });
  expect(pictureSource('pictures/placeholder.svg', '116px')).toEqual({ src: at('placeholder.svg') });
  expect(pictureSource('https://elsewhere.example/ramen.webp', '116px')).toEqual({ src: 'https://elsewhere.example/ramen.webp' });
});
