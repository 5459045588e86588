/** The limits of every input and their messages: a value just inside passes, one just outside gets the message. */
import * as v from 'valibot';
import { bannerTarget } from './banner/banner';
import { NewBannerSchema } from './banner/bannerForm';
import { QuantitySchema } from './cart/cart';
import { CATEGORY_EXISTS, NewCategorySchema, categoryInUse } from './category/category';
import { categoryKey } from './category/categoryKey';
import { StockSchema } from './food/food';
import { FoodChangesSchema, NewFoodSchema } from './food/foodForm';
import { InventoryChangeSchema, applyInventoryChange } from './inventory/inventory';
import { PriceSchema } from './number/money';
import { CART_CHANGED, DeliverySchema, NewOrderSchema, StatusSchema } from './order/order';
import { pageQuery } from './http/page';
import { ProfileChangesSchema, ProfileSchema } from './user/profile';
import { ImageSchema, LinkSchema, isSafeImage, isSafeLink } from './text/safeUrl';
import { EmailSchema, OptionalPhoneSchema, PhoneSchema, SearchTextSchema, firstMessage, isFilled, normaliseEmail } from './text/text';
import { roleLabel } from './user/roles';
import { EMAIL_TAKEN, RegistrationSchema, SignInSchema, WRONG_SIGN_IN } from './user/user';

type Schema = v.GenericSchema<unknown, unknown>;

const messageFor = (schema: Schema, value: unknown) => firstMessage(v.safeParse(schema, value, { abortPipeEarly: true }));
const letters = (count: number) => 'x'.repeat(count);

const FILL = 'Please fill all fields';
const EMAIL = 'Please enter a valid email address';
const PHONE = 'Please enter a valid phone number';
const REQUIRED = 'Please fill all required fields';
const DOTS = 'Category name cannot be "." or ".."';
const PRICE = 'Please enter a valid price';
const TOO_DEAR = 'The price can be at most $99,999.99';
const STOCK = 'Please enter a valid stock value';
const TOO_MANY = 'The stock can be at most 1,000,000';
const THRESHOLD = 'Please enter a valid threshold value';
const WHOLE = 'The quantity must be a whole number';
const BANNER = 'Please provide at least an image URL and a title';
const ONE_AT_A_TIME = 'Change the stock, the threshold or restock, one at a time';
const LINK = 'Please use an http, https or relative link';
const NOWHERE = 'Please use a page of this shop, such as /about, or a full link, such as https://example.com';
const IMAGE = 'Please use an http, https or relative image URL';
const ADDRESS = 'Please provide a delivery address';
const CONTACT = 'Please provide a contact phone number';
const PAGE = 'The page must be a whole number from 1';
const SIZE = 'The page size must be from 1 to 1000';

const account = { name: 'Nell', email: 'nell@example.com', password: '12345678', phone: '555 010', address: 'Here' };
const profile = { name: 'Nell', email: 'nell@example.com', phone: '555 010', address: 'Here', photoUrl: '' };
const dish = { name: 'Soup', price: 4.99, image: 'pictures/soup.webp', category: 'Soups', description: 'Hot.', stock: 3, isVeg: true };
const banner = { url: 'pictures/pie.webp', title: 'Pie day', subtitle: 'Today', link: '/user' };
const line = { foodId: 'soup', quantity: 1, price: 4.99 };
const order = { lines: [line], deliveryAddress: 'Here', contactPhone: '1' };
const list = v.object(pageQuery(['name', 'price'], 'desc'));

/** Each row: the value, and its message; null if it is valid. */
const CASES: [name: string, schema: Schema, rows: [value: unknown, sentence: string | null][]][] = [
  ['e-mail', EmailSchema, [
    ['a@b.c', null], [' A@B.C ', null], ['a@b', EMAIL], ['a b@c.d', EMAIL], ['@b.c', EMAIL], ['a@b.', EMAIL], ['a@@b.c', EMAIL], ['x a@b.c', EMAIL], ['a@b.c x', EMAIL], ['a@b c.d', EMAIL], ['a@b.c d', EMAIL],
    ['', EMAIL], [undefined, EMAIL], [7, EMAIL], [`${letters(250)}@b.c`, null], [`${letters(251)}@b.c`, EMAIL],
  ]],
  ['phone', PhoneSchema, [['123456', null], [' 12345 ', PHONE], ['', PHONE], [undefined, PHONE], [123456, PHONE], [letters(40), null], [letters(41), PHONE]]],
  ['optional phone', OptionalPhoneSchema, [['', null], [undefined, null], ['  ', null], ['12345', PHONE], ['123456', null], [5, PHONE], [letters(41), PHONE]]],
  ['sign-in', SignInSchema, [
    [{ email: 'a@b.c', password: 'x' }, null], [{ email: 'a@b.c' }, FILL], [{ password: 'x' }, FILL], [{ email: ' ', password: 'x' }, FILL], [{ email: 'a@b.c', password: 7 }, FILL],
    [{ email: 'nonsense', password: 'x' }, EMAIL], [{ email: 'a@b.c', password: letters(200) }, null], [{ email: 'a@b.c', password: letters(201) }, 'The password can have at most 200 characters'],
  ]],
  ['registration', RegistrationSchema, [
    [account, null], [{ ...account, phone: '', address: '' }, null], [{ ...account, name: ' ' }, FILL], [{ ...account, email: '' }, FILL], [{ ...account, password: undefined }, FILL], [{ ...account, password: 12345678 }, FILL],
    [{ ...account, password: '1234567' }, 'Please choose a password of at least 8 characters'], [{ ...account, password: letters(200) }, null], [{ ...account, password: letters(201) }, 'The password can have at most 200 characters'],
    [{ ...account, name: letters(80) }, null], [{ ...account, name: letters(81) }, 'The name can have at most 80 characters'], [{ ...account, name: 7 }, 'The name must be text'],
    [{ ...account, address: letters(300) }, null], [{ ...account, address: letters(301) }, 'The address can have at most 300 characters'], [{ ...account, phone: '1' }, PHONE], [{ ...account, email: 'x' }, EMAIL],
  ]],
  ['profile', ProfileSchema, [
    [profile, null], [{ ...profile, email: 'x', phone: '1', name: '' }, EMAIL], [{ ...profile, phone: '1', name: '' }, PHONE], [{ ...profile, name: ' ' }, 'Please enter your name'],
    [{ ...profile, name: letters(81) }, 'The name can have at most 80 characters'], [{ ...profile, name: letters(80) }, null], [{ ...profile, address: letters(301) }, 'The address can have at most 300 characters'],
    [{ ...profile, address: letters(300) }, null], [{ ...profile, photoUrl: 'javascript:x' }, IMAGE],
  ]],
  ['change of a profile', ProfileChangesSchema, [
    [{}, null], [profile, null], ...Object.entries(profile).map(([field, value]): [unknown, null] => [{ [field]: value }, null]), [{ email: '', phone: '1' }, EMAIL], [{ phone: '', name: '' }, PHONE],
    [{ name: ' ' }, 'Please enter your name'], [{ address: letters(301) }, 'The address can have at most 300 characters'], [{ photoUrl: 'javascript:x' }, IMAGE],
  ]],
  ['price', PriceSchema, [[0.01, null], [0.009, PRICE], [0, PRICE], [-1, PRICE], [99_999.99, null], [100_000, TOO_DEAR], [1_234_567.505, TOO_DEAR], [Infinity, TOO_DEAR], [4.999, PRICE], [4.991, PRICE], [1.1, null], ['5', PRICE], [null, PRICE], [Number.NaN, PRICE]]],
  ['stock', StockSchema, [[0, null], [-1, STOCK], [1.5, STOCK], [1_000_000, null], [1_000_001, TOO_MANY], ['5', STOCK]]],
  ['quantity', QuantitySchema, [[1, null], [0, 'The quantity cannot drop below 1'], [1.5, WHOLE], ['1', WHOLE], [99, null], [100, 'You can order at most 99 of one dish']]],
  ['dish', NewFoodSchema, [
    [dish, null], [{ ...dish, name: letters(120) }, null], [{ ...dish, name: letters(121) }, 'The name can have at most 120 characters'], [{ ...dish, description: letters(1000) }, null],
    [{ ...dish, description: letters(1001) }, 'The description can have at most 1000 characters'], [{ ...dish, category: letters(60) }, null], [{ ...dish, category: letters(61) }, 'The category can have at most 60 characters'],
    [{ ...dish, image: 'javascript:x' }, IMAGE], [{ ...dish, price: undefined }, REQUIRED], [{ ...dish, price: Number.NaN }, REQUIRED], [{ ...dish, name: null }, REQUIRED], [{ ...dish, name: 7 }, 'The name must be text'],
    [{ ...dish, description: 7 }, 'The description must be text'], [{ ...dish, category: 7 }, 'The category must be text'], [{ ...dish, image: 7 }, 'The image URL must be text'],
    [{ ...dish, category: ' .. ' }, DOTS], [{ ...dish, price: 100_000, stock: -1 }, TOO_DEAR],
    ...['name', 'image', 'category', 'description'].map((field): [unknown, string] => [{ ...dish, price: -1, stock: -1, [field]: '' }, REQUIRED]), [{ ...dish, price: '', stock: -1 }, REQUIRED],
    [{ ...dish, price: -1, stock: -1 }, PRICE], [{ ...dish, price: 4.999 }, PRICE], [{ ...dish, stock: -1 }, STOCK], [{ ...dish, stock: 1.5 }, STOCK],
  ]],
  ['change of a dish', FoodChangesSchema, [
    [{}, null], [dish, null], ...Object.entries(dish).map(([field, value]): [unknown, null] => [{ [field]: value }, null]), [{ name: ' ', price: 0 }, REQUIRED], [{ price: null }, REQUIRED], [{ image: '', stock: -1 }, REQUIRED],
    [{ category: '', stock: -1 }, REQUIRED], [{ description: '', stock: -1 }, REQUIRED], [{ price: 0, stock: -1 }, PRICE], [{ stock: -1 }, STOCK], [{ name: letters(121) }, 'The name can have at most 120 characters'], [{ category: '.' }, DOTS],
    [{ price: 1, was: { price: 0, name: '' } }, null],
  ]],
  ['category', NewCategorySchema, [
    [{ name: 'Soups' }, null], [{ name: ' ' }, 'Category name cannot be empty'], [{}, 'Category name cannot be empty'], [{ name: letters(60) }, null],
    [{ name: letters(61) }, 'The category name can have at most 60 characters'], [{ name: 7 }, 'The category name must be text'],
    [{ name: '.' }, DOTS], [{ name: ' .. ' }, DOTS], [{ name: '\u202e.' }, DOTS], [{ name: '...' }, null],
  ]],
  ['banner', NewBannerSchema, [
    [banner, null], [{ ...banner, url: ' ' }, BANNER], [{ ...banner, title: '' }, BANNER], [{ ...banner, title: letters(80) }, null], [{ ...banner, title: letters(81) }, 'The title can have at most 80 characters'],
    [{ ...banner, subtitle: letters(160) }, null], [{ ...banner, subtitle: letters(161) }, 'The subtitle can have at most 160 characters'], [{ ...banner, link: undefined, subtitle: undefined }, null],
    [{ ...banner, link: 'javascript:x' }, LINK], [{ ...banner, url: 'data:text/html,x' }, IMAGE], [{ ...banner, title: 7 }, 'The title must be text'], [{ ...banner, subtitle: 7 }, 'The subtitle must be text'],
    [{ ...banner, url: 7 }, 'The image URL must be text'], [{ ...banner, link: 7 }, 'The link must be text'],
    ...['', '/', '/about', 'about', 'user/search?q=cake', '/user/cart#top', '/User/Search/', '?diet=veg', 'https://www.example.com/sale', '//example.com'].map((link): [unknown, null] => [{ ...banner, link }, null]),
    ...['www.example.com/sale', 'http://', 'https:', '/sale', 'user/nowhere', '/user/cart/1', 'x/user', 'http:about/x'].map((link): [unknown, string] => [{ ...banner, link }, NOWHERE]),
  ]],
  ['link', LinkSchema, [['', null], [undefined, null], [`/${letters(1999)}`, null], [`/${letters(2000)}`, 'The link can have at most 2000 characters'], [7, 'The link must be text']]],
  ['picture', ImageSchema, [['', null], [undefined, null], [letters(400_000), null], [letters(400_001), 'This picture is too large'], [7, 'The image URL must be text']]],
  ['delivery', DeliverySchema, [
    [{}, ADDRESS], [{ deliveryAddress: '   ', contactPhone: '' }, ADDRESS], [{ deliveryAddress: 'Here' }, CONTACT], [{ deliveryAddress: 'Here', contactPhone: ' \t' }, CONTACT],
    [{ ...order, deliveryAddress: letters(300) }, null], [{ ...order, deliveryAddress: letters(301) }, 'The delivery address can have at most 300 characters'], [{ ...order, contactPhone: letters(40) }, null],
    [{ ...order, contactPhone: letters(41) }, 'The contact phone number can have at most 40 characters'], [{ ...order, specialInstructions: letters(500) }, null],
    [{ ...order, specialInstructions: letters(501) }, 'The special instructions can have at most 500 characters'], [{ ...order, paymentMethod: 'card' }, null], [{ ...order, paymentMethod: 'cash' }, null],
    [{ ...order, paymentMethod: 'gold' }, 'Please choose cash or card'], [{ ...order, deliveryAddress: 7 }, 'The delivery address must be text'], [{ ...order, contactPhone: 7 }, 'The contact phone number must be text'],
    [{ ...order, specialInstructions: 7 }, 'The special instructions must be text'],
  ]],
  ['order', NewOrderSchema, [
    ...([[39, null], [40, 'You can order at most 99 of one dish']] as const).map(([quantity, sentence]): [unknown, string | null] => [
      { ...order, lines: [{ ...line, quantity: 60 }, { ...line, quantity, options: [{ groupId: 'size', choiceId: 'large', quantity: 1 }] }] }, sentence,
    ]),
    [order, null], [{ ...order, lines: Array.from({ length: 200 }, (_, at) => ({ ...line, foodId: String(at) })) }, null],
    [{ ...order, lines: Array.from({ length: 201 }, (_, at) => ({ ...line, foodId: String(at) })) }, 'An order can have at most 200 lines'], [{ ...order, deliveryAddress: '' }, ADDRESS],
    [{ ...order, lines: [] }, 'Your cart is empty'], [{ ...order, lines: [line, line] }, 'Each dish can stand in an order once'],
    ...[0, 1.5, 100].map((quantity): [unknown, string | null] => [{ ...order, lines: [{ ...line, quantity }] }, messageFor(QuantitySchema, quantity)]),
    [{ ...order, lines: [{ ...line, price: Infinity }] }, 'The price must be a number'],
  ]],
  ['status', StatusSchema, [['lost', null], [' ', 'A status cannot be empty'], ['\u200b', 'A status cannot be empty'], [undefined, 'A status cannot be empty'], [letters(30), null], [letters(31), 'The status can have at most 30 characters'], [7, 'The status must be text']]],
  ['change of the inventory', InventoryChangeSchema, [
    [{ stock: 1 }, null], [{ threshold: 0 }, null], [{ restock: 10 }, null], [{}, ONE_AT_A_TIME], [{ stock: 1, restock: 1 }, ONE_AT_A_TIME], [{ stock: 1, threshold: 1 }, ONE_AT_A_TIME], [{ threshold: 1, restock: 1 }, ONE_AT_A_TIME], [{ stock: -1 }, STOCK],
    [{ threshold: -1 }, THRESHOLD], [{ threshold: 1.5 }, THRESHOLD], [{ threshold: 1_000_000 }, null], [{ threshold: 1_000_001 }, 'The alert threshold can be at most 1,000,000'], [{ restock: 1_000_001 }, TOO_MANY],
    [{ stock: 1, was: { stock: 0 } }, null],
  ]],
  ['page of a list', list, [
    [{}, null], [{ page: '1' }, null], [{ page: '0' }, PAGE], [{ page: '-1' }, PAGE], [{ page: '1.5' }, PAGE], [{ page: 'x1' }, PAGE], [{ page: '1x' }, PAGE], [{ page: '999999' }, null], [{ page: '1000000' }, PAGE], [{ page: '' }, PAGE],
    [{ page: '1234567890' }, PAGE], [{ size: '1' }, null], [{ size: '0' }, SIZE], [{ size: '1000' }, null], [{ size: '1001' }, SIZE], [{ sort: 'price' }, null], [{ sort: 'taste' }, 'The list can be sorted by name, price'],
    [{ order: 'asc' }, null], [{ order: 'desc' }, null], [{ order: 'up' }, 'The order is asc or desc'], [{ search: letters(200) }, null], [{ search: ` ${letters(200)} ` }, null], [{ search: letters(201) }, 'The search text can have at most 200 characters'],
  ]],
  ['search text', SearchTextSchema, [[undefined, null], [letters(200), null], [letters(201), 'The search text can have at most 200 characters'], [7, 'The search text must be text']]],
];

test.each(CASES)('%s', (_, schema, rows) => {
  expect(rows.map(([value]) => [value, messageFor(schema, value)])).toEqual(rows);
});

describe('parsed input', () => {
  it('is trimmed, and gets the defaults', () => {
    expect(v.parse(RegistrationSchema, { name: ' Nell ', email: ' Nell@Example.COM ', password: ' 12345678 ' })).toEqual({
      name: 'Nell', email: 'nell@example.com', password: ' 12345678 ', phone: '', address: '',
    });
    expect(v.parse(ProfileSchema, { ...profile, phone: ' 555 010 ', address: ' Here ', photoUrl: undefined })).toEqual(profile);
    expect(v.parse(DeliverySchema, { deliveryAddress: ' Here ', contactPhone: ' 1 ' })).toEqual({ deliveryAddress: 'Here', contactPhone: '1', specialInstructions: '', paymentMethod: 'cash' });
    expect(v.parse(NewBannerSchema, { url: ' a.webp ', title: ' Pie ' })).toEqual({ url: 'a.webp', title: 'Pie', subtitle: '', link: '' });
    expect(v.parse(NewFoodSchema, { ...dish, name: ' Soup ', image: ' pictures/soup.webp ', category: ' Soups ' })).toEqual(dish);
    expect(v.parse(NewFoodSchema, { ...dish, stock: undefined, isVeg: undefined })).toEqual({ ...dish, stock: 0, isVeg: false });
    expect(v.parse(FoodChangesSchema, { name: ' Soup ' })).toEqual({ name: 'Soup' });
    expect([' lost ', '\u202elost'].map((typed) => v.parse(StatusSchema, typed))).toEqual(['lost', 'lost']);
    expect(v.parse(NewCategorySchema, { name: ' Soups ' })).toEqual({ name: 'Soups' });
    expect(v.parse(NewCategorySchema, { name: 'Soup  of\u00a0the \n Day' })).toEqual({ name: 'Soup of the Day' });
    expect(v.parse(NewCategorySchema, { name: 'Entre\u0301es' })).toEqual({ name: 'Entr\u00e9es' });
    expect(v.parse(list, { search: ' soup ' })).toEqual({ page: 1, size: 10, sort: 'name', order: 'desc', search: 'soup' });
    expect(v.parse(v.object(pageQuery(['date'], 'asc')), { page: '7', size: '25' })).toEqual({ page: 7, size: 25, sort: 'date', order: 'asc', search: '' });
    expect(v.parse(LinkSchema, ' /user ')).toBe('/user');
    expect(v.parse(SearchTextSchema, ' soup ')).toBe('soup');
    expect(normaliseEmail(' A@b.C ')).toBe('a@b.c');
    expect([' Jos\u00e9@b.c', 'JOSE\u0301@b.c'].map(normaliseEmail)).toEqual(['jos\u00e9@b.c', 'jos\u00e9@b.c']);
    expect(['İris@b.c', 'iris@b.c'].map(normaliseEmail)).toEqual(['iris@b.c', 'iris@b.c']);
  });

  it('drops unknown fields', () => {
    expect(v.parse(RegistrationSchema, { ...account, isAdmin: true })).toEqual(account);
    expect(v.parse(NewOrderSchema, { ...order, tax: 0, lines: [{ ...line, name: 'Gold' }] })).toEqual({ ...order, specialInstructions: '', paymentMethod: 'cash' });
  });

  it('drops direction marks and invisible characters', () => {
    const mischief = '\u202e\u0000 Nell\u2066 of \u200eHere\u009f\u202c ';
    expect(v.parse(RegistrationSchema, { ...account, name: mischief, phone: '\u202e555 010 ', address: mischief })).toEqual({
      ...account, name: 'Nell of \u200eHere', phone: '555 010', address: 'Nell of \u200eHere',
    });
    // Half of a character, which no URL can carry.
    expect(v.parse(NewFoodSchema, { ...dish, name: 'Sou\ud83cp 🍜', category: 'Soups\udf5c' })).toMatchObject({ name: 'Soup 🍜', category: 'Soups' });
    const hidden = '12345\u202e';
    expect([messageFor(PhoneSchema, hidden), messageFor(OptionalPhoneSchema, hidden), messageFor(PhoneSchema, `${hidden}6`)]).toEqual([PHONE, PHONE, null]);
    expect(['\u202e\u200b', '\ud83c'].map((name) => messageFor(NewCategorySchema, { name }))).toEqual(Array(2).fill('Category name cannot be empty'));
    const blank = '\u2800'.repeat(6);
    expect([messageFor(PhoneSchema, blank), messageFor(OptionalPhoneSchema, blank)]).toEqual([PHONE, PHONE]);
  });

  it('has no lookalikes: an e-mail copied from an address book, a category with a zero-width space', () => {
    expect(v.parse(SignInSchema, { email: '\u202aNell@Example.com\u202c\u200b', password: 'x' }).email).toBe('nell@example.com');
    expect(v.parse(RegistrationSchema, { ...account, email: 'ne\u0000l\u202el\ufeff@example\u200b.com' })).toEqual(account);
    expect(v.parse(NewCategorySchema, { name: 'Piz\u200bza\u2060' })).toEqual({ name: 'Pizza' });
    const fillers = '\u00ad\u034f\u115f\u1160\u180e\u3164\uffa0';
    expect(v.parse(NewCategorySchema, { name: `Piz${fillers}za` })).toEqual({ name: 'Pizza' });
    expect([`nell${fillers}@example.com`, 'ne\u200dll\ufe0f@example.com', '\u200enell@example.com'].map(normaliseEmail)).toEqual(Array(3).fill('nell@example.com'));
    expect(v.parse(NewCategorySchema, { name: '👨‍🍳 نان‌ها ❤️' })).toEqual({ name: '👨‍🍳 نان‌ها ❤️' });
  });

  it('counts as filled if it has a visible value', () => {
    expect(['a', 0, false].map(isFilled)).toEqual([true, true, true]);
    expect(['', ' ', null, undefined, Number.NaN].map(isFilled)).toEqual([false, false, false, false, false]);
    const unseen = ['\u00ad', '\u034f', '\u115f', '\u1160', '\u17b5', '\u180e', '\u200d', '\u2800', '\u3164', '\ufe0f', '\uffa0', '\u{e0100}'];
    expect(unseen.filter(isFilled)).toEqual([]);
    expect(unseen.filter((text) => isFilled(`${text}a`))).toEqual(unseen);
    expect(firstMessage({})).toBeNull();
    expect(firstMessage({ issues: [] })).toBeNull();
  });
});

describe('URLs of links and pictures', () => {
  const GOOD = ['', '/user', 'pictures/a.webp', 'http://a.example', 'HTTPS://a.example', '//a.example', '?q=1', '#top', 'a/b:c', './x:y', '1:2'];
  const BAD = ['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:x', 'java\nscript:x', '\u0000javascript:x', 'java\u007fscript:x', 'vbscript:x', 'data:text/html,x', 'file:///x', 'blob:x', 'mailto:a@b.c', 'httpx://a', 'xhttp://a', 'x-y.z+1:a'];
  const PICTURES = ['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif', 'PNG'].map((kind) => `data:image/${kind};base64,AAAA/+==`);
  const NO_PICTURES = ['data:image/svg+xml;base64,AAAA', 'data:image/png,AAAA', 'data:image/png;base64,', 'data:image/png;base64,A<A', 'xdata:image/png;base64,AAAA', 'data:image/png;base64,AA=A'];

  it('are safe or not, and a picture may also be raster data', () => {
    const judged = (urls: string[]) => urls.map((url) => [url, isSafeLink(url), isSafeImage(url)]);
    expect(judged(GOOD)).toEqual(GOOD.map((url) => [url, true, true]));
    expect(judged([...BAD, ...NO_PICTURES])).toEqual([...BAD, ...NO_PICTURES].map((url) => [url, false, false]));
    expect(judged(PICTURES)).toEqual(PICTURES.map((url) => [url, false, true]));
  });

  it('of a promotion are parsed as they may be typed', () => {
    expect(bannerTarget(' /about ')).toEqual({ kind: 'path', to: '/about' });
    expect(bannerTarget('user/search?q=cake#top')).toEqual({ kind: 'path', to: '/user/search?q=cake#top' });
    expect(bannerTarget('HTTPS://Example.com/Sale')).toEqual({ kind: 'site', href: 'https://example.com/Sale' });
    expect(['', ' ', 'javascript:x', 'http://'].map(bannerTarget)).toEqual([null, null, null, null]);
  });
});

describe('the shop’s texts and shapes', () => {
  it('have one wording', () => {
    expect([CATEGORY_EXISTS, CART_CHANGED, EMAIL_TAKEN, WRONG_SIGN_IN]).toEqual([
      'Category already exists', 'Some items in your cart have changed', 'An account with this e-mail already exists', 'The e-mail or the password is not right',
    ]);
    expect(categoryInUse('Soups', 3)).toBe('Cannot delete category "Soups" as it has 3 products assigned to it');
    expect([roleLabel('administrator'), roleLabel('customer')]).toEqual(['Administrator', 'Customer']);
  });

  it('compare categories without case, spaces and spelling of accents', () => {
    expect([' soups', 'SOUPS ', 'Soup'].map(categoryKey)).toEqual(['soups', 'soups', 'soup']);
    expect(['Crème  brûlée', 'CRE\u0300ME BRU\u0302LE\u0301E'].map(categoryKey)).toEqual(['crème brûlée', 'crème brûlée']);
    expect(['İçecek', 'I\u0307c\u0327ecek', 'içecek', 'Içecek'].map(categoryKey)).toEqual(Array(4).fill('içecek'));
    expect(['Kılıç', 'Kilic', 'Straße', 'Strasse'].map(categoryKey)).toEqual(['kılıç', 'kilic', 'straße', 'strasse']);
  });

  it('change one field of a product at a time', () => {
    const row = { id: 'soup', stock: 3, threshold: 10 };
    expect(applyInventoryChange(row, { stock: 0 })).toEqual({ ...row, stock: 0 });
    expect(applyInventoryChange(row, { threshold: 0 })).toEqual({ ...row, threshold: 0 });
    expect(applyInventoryChange(row, { restock: 10 })).toEqual({ ...row, stock: 13 });
  });
});
