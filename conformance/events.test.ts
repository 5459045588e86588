/** The event stream (docs/events.md). A server may hold it open, or end it after what is in the log. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { PLEASE_SIGN_IN } from '../src/domain/http/apiRefusal';
import { REQUEST_ID } from '../src/domain/http/headers';
import type { Food, Refusal } from './answers';
import { addressOf, ask, change, headersOf, refused } from './client';
import { messageFault } from './description';
import { DELIVERY, asAdmin, banner, category, coupon, customer, dish, lineOf, newCoupon, newDish, orderOf, staff, stockChange, test } from './shop';

interface Message {
  readonly id: string;
  readonly type: string;
  readonly requestId?: string;
  readonly orderId?: string;
  readonly userId?: string;
  readonly foodId?: string;
  readonly foodIds?: readonly string[];
  readonly orders?: readonly { orderId: string; userId: string; status: string }[];
}

const LIMIT = 15_000;

const openStream = (token: string | undefined, lastId: string | undefined, signal: AbortSignal) =>
  fetch(addressOf('/events'), { headers: { ...headersOf(token), accept: 'text/event-stream', ...(lastId !== undefined && { 'last-event-id': lastId }) }, signal });

/** The messages of one stream, as they come, until it ends. */
async function* messagesOf(response: Response): AsyncGenerator<Message> {
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream\b/);
  const come: Message[] = [];
  const parser = createParser({
    onEvent: ({ id, data }) => {
      const message = JSON.parse(data) as Message;
      assert.equal(messageFault(message), null, data);
      assert.ok(id !== undefined && id !== '', `no id: ${data}`);
      come.push({ ...message, id });
    },
  });
  const text = new TextDecoder();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    parser.feed(text.decode(chunk, { stream: true }));
    yield* come.splice(0);
  }
}

/** Reads the stream after `lastId` until a message, and opens it again with the last id where it ends before. */
async function listen(token: string | undefined, lastId: string | undefined, isLast: (message: Message) => boolean): Promise<Message[]> {
  const heard: Message[] = [];
  const ended = new AbortController();
  const limit = setTimeout(() => { ended.abort(new Error(`not heard in time, only ${JSON.stringify(heard)}`)); }, LIMIT);
  try {
    for (;;) {
      for await (const message of messagesOf(await openStream(token, heard.at(-1)?.id ?? lastId, ended.signal))) {
        heard.push(message);
        if (isLast(message)) return heard;
      }
      await wait(50, undefined, { signal: ended.signal });
    }
  } catch (error) {
    throw ended.signal.aborted ? ended.signal.reason : error;
  } finally {
    clearTimeout(limit);
    ended.abort();
  }
}

/** The id from which what comes now is heard. */
async function nowOf(token?: string): Promise<string> {
  const heard = await listen(token, undefined, () => true);
  assert.deepEqual(heard.map(({ type }) => type), ['up-to-date']);
  return heard[0]!.id;
}

const tellsOf = ({ id }: Pick<Food, 'id'>) => ({ foodId, foodIds }: Message) => foodId === id || foodIds?.includes(id) === true;

/** Reads what has happened after `lastId`: everybody hears of the stock, so that its change comes last. */
async function heardSince(lastId: string, token?: string): Promise<Message[]> {
  const bell = await dish();
  await stockChange(bell);
  return listen(token, lastId, (message) => message.type === 'stock-changed' && tellsOf(bell)(message));
}

test('customers hear of the menu and of their own orders, visitors of the menu, administrators of everything', async () => {
  const [one, other, boss, served] = await Promise.all([customer(), customer(), asAdmin(), dish()]);
  const start = await nowOf();
  const [mine, theirs] = [await orderOf(one, served), await orderOf(other, served)];
  await ask('POST /orders/statuses', { ...boss, body: { ids: [mine.id, theirs.id], status: 'completed' } });
  await ask('PATCH /profile', { token: one.token, body: { phone: '555 010 0143' } });
  await ask('PATCH /foods/{id}', { ...boss, params: { id: served.id }, body: { price: 9.5 } });

  const aboutUs = ({ orderId = '', orders = [], type, ...rest }: Message) =>
    [mine.id, theirs.id].includes(orderId) || orders.some((each) => [mine.id, theirs.id].includes(each.orderId)) || tellsOf(served)({ type, ...rest });
  const heardBy = async (token?: string) => {
    const heard = await heardSince(start, token);
    return { heard, ours: heard.filter(aboutUs).map(({ id: _, requestId: __, ...message }) => message) };
  };
  const placed = ({ id, userId }: typeof mine) => ({ type: 'order-placed', orderId: id, userId });
  const statusOf = ({ id, userId }: typeof mine) => ({ orderId: id, userId, status: 'completed' });
  const sold = { type: 'stock-changed', foodIds: [served.id] };
  const edited = { type: 'dish-changed', foodId: served.id };
  const everything = await heardBy(boss.token);
  assert.deepEqual(everything.ours, [placed(mine), sold, placed(theirs), sold, { type: 'order-status-changed', orders: [statusOf(mine), statusOf(theirs)] }, edited]);
  assert.ok(everything.heard.some(({ type }) => type === 'users-changed'));
  const own = await heardBy(one.token);
  assert.deepEqual(own.ours, [placed(mine), sold, sold, { type: 'order-status-changed', orders: [statusOf(mine)] }, edited]);
  const public_ = await heardBy();
  assert.deepEqual(public_.ours, [sold, sold, edited]);
  // What others do in the meantime is nobody's business either.
  for (const { type, userId, orders = [] } of [...own.heard, ...public_.heard]) {
    assert.notEqual(type, 'users-changed');
    assert.ok([userId, ...orders.map((each) => each.userId)].every((id) => id === undefined || id === one.user.id));
  }
  assert.ok(public_.heard.every(({ type }) => !type.startsWith('order-')));
});

test('the kitchen hears of all orders and of no accounts, and of no order any more once its role is gone', async () => {
  const [cook, one, served] = await Promise.all([staff('kitchen'), customer(), dish()]);
  const start = await nowOf(cook.token);
  await ask('PATCH /profile', { token: one.token, body: { phone: '555 010 0143' } });
  const first = await orderOf(one, served);
  const heard = await listen(cook.token, start, ({ orderId }) => orderId === first.id);
  assert.ok(heard.every(({ type }) => type !== 'users-changed'));

  const [bell, after] = [await dish(), heard.at(-1)!.id];
  const later = listen(cook.token, after, (message) => message.type === 'stock-changed' && tellsOf(bell)(message));
  await ask('PATCH /staff/{id}', await asAdmin({ params: { id: cook.user.id }, body: { role: 'customer' } }));
  await orderOf(one, served);
  await stockChange(bell);
  const types = (await later).map(({ type }) => type);
  assert.ok(types.includes('users-changed'));
  assert.ok(!types.includes('order-placed'));
});

test('a change is heard while the stream is read, with the id of the request that made it', async () => {
  const served = await dish();
  const [start, requestId] = [await nowOf(), randomUUID()];
  const heard = listen(undefined, start, tellsOf(served));
  await ask('PATCH /inventory/{id}', await asAdmin({ params: { id: served.id }, body: { restock: 1 }, headers: { [REQUEST_ID]: requestId } }));
  assert.equal((await heard).at(-1)?.requestId, requestId);
});

test('categories, banners and dishes that come and go, and other settings, are told to everybody', async () => {
  const calls = [
    ['categories-changed', 'POST /categories', () => ({ body: { name: newDish().name } })],
    ['categories-changed', 'DELETE /categories/{name}', async () => ({ params: { name: await category() } })],
    ['banners-changed', 'POST /banners', () => ({ body: { url: 'pictures/pie.webp', title: newDish().name } })],
    ['banners-changed', 'DELETE /banners/{id}', async () => ({ params: { id: await banner() } })],
    ['coupons-changed', 'POST /coupons', () => ({ body: newCoupon() })],
    ['coupons-changed', 'PATCH /coupons/{id}', async () => ({ params: { id: (await coupon()).id }, body: { active: false } })],
    ['coupons-changed', 'DELETE /coupons/{id}', async () => ({ params: { id: (await coupon()).id } })],
    ['dish-changed', 'POST /foods', () => ({ body: newDish() })],
    // The second change puts the setting back.
    ['settings-changed', 'PATCH /shop', async () => ({ body: { estimateTo: (await ask('GET /shop')).estimateTo + 1 } })],
    ['settings-changed', 'PATCH /shop', async () => ({ body: { estimateTo: (await ask('GET /shop')).estimateTo - 1 } })],
    ['dish-changed', 'DELETE /foods/{id}', async () => ({ params: { id: (await dish()).id } })],
  ] as const;
  for (const [type, call, requestFor] of calls) {
    const [request, start, requestId] = [await requestFor(), await nowOf(), randomUUID()];
    await change(call, await asAdmin({ ...request, headers: { [REQUEST_ID]: requestId } }));
    const heard = await heardSince(start);
    assert.ok(heard.some((message) => message.requestId === requestId && message.type === type), `${call}: ${JSON.stringify(heard)}`);
  }
});

test('after any message the stream continues with what followed it', async () => {
  const [someone, served] = await Promise.all([customer(), dish()]);
  const start = await nowOf(someone.token);
  await orderOf(someone, served);
  await stockChange(served);
  const all = (await heardSince(start, someone.token)).filter(({ userId, ...rest }) => userId === someone.user.id || tellsOf(served)(rest));
  assert.deepEqual(all.map(({ type }) => type), ['order-placed', 'stock-changed', 'stock-changed']);
  for (const [at, { id }] of all.entries()) {
    const rest = (await heardSince(id, someone.token)).filter((message) => all.some((each) => each.id === message.id && each.type === message.type));
    assert.deepEqual(rest, all.slice(at + 1));
  }
});

test('with the id of another shop the client is told that it has missed events', async () => {
  const served = await dish();
  const start = await nowOf();
  await stockChange(served);
  const number = start.split('-').at(-1) ?? '';
  const heard = await listen(undefined, `0.123456789-${number}`, ({ type }) => type === 'events-missed');
  assert.ok(!heard.some(tellsOf(served)));
});

test('an undo tells what the change has told, and a refused order tells nothing', async () => {
  const [someone, served] = await Promise.all([customer(), dish()]);
  const entry = await stockChange(served);
  const start = await nowOf();
  await refused('POST /orders', { token: someone.token, body: { ...DELIVERY, lines: [{ ...lineOf(served), price: 1 }] } }, 409, 'cart_changed');
  await change('POST /history/{id}/undo', await asAdmin({ params: { id: entry } }));
  const heard = await heardSince(start, (await asAdmin()).token);
  assert.deepEqual(heard.filter(tellsOf(served)).map(({ type }) => type), ['stock-changed']);
  assert.ok(!heard.some(({ userId }) => userId === someone.user.id));
});

test('the stream is refused with a token that opens no session', async () => {
  const response = await openStream('no-such-session', undefined, AbortSignal.timeout(LIMIT));
  const refusal = (await response.json()) as Refusal;
  assert.deepEqual([response.status, refusal], [401, { status: 401, code: 'unauthenticated', message: PLEASE_SIGN_IN }]);
});
