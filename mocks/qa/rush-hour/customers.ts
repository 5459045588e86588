/** The customers of a rush hour: what each wants, and how they order it through the API. */
import * as v from 'valibot';
import type { AnswerOf, BodyOf, Call } from '../../../src/domain/calls/call';
import { type CartLine, addToCart } from '../../../src/domain/cart/cart';
import { contract } from '../../../src/domain/contract';
import type { Food, Menu } from '../../../src/domain/food/food';
import { type ChosenOption, choose, defaultOptions } from '../../../src/domain/food/options';
import { RefusalSchema } from '../../../src/domain/http/apiRefusal';
import { type NewOrder, PAYMENT_METHODS, toNewLine } from '../../../src/domain/order/order';
import { makeUser } from '../../../backend/seed/generator';
import { INSTRUCTIONS } from '../../../backend/seed/vocabulary';
import { Random } from '../../../backend/utils/random';
import { RefusedError } from '../../../backend/utils/refusal';
import { sendAsApp } from './sendAsApp';

/** How many accounts order. */
const CUSTOMERS = 12;
/** The password of each account. */
const PASSWORD = 'rush hour';
/** How long a customer waits for an answer, in milliseconds, as the app does. */
const TIMEOUT_MS = 30_000;

/** Makes a call of the contract. @throws RefusedError, or another error without a readable answer */
async function ask<C extends Call>(call: C, { body, token = '' }: { body?: BodyOf<C>; token?: string } = {}): Promise<AnswerOf<C>> {
  const response = await sendAsApp(new URL(`${process.env.API_URL}${call.path}`, window.location.origin), {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new RefusedError(v.parse(RefusalSchema, answer));
  return v.parse(call.answer as v.GenericSchema, answer) as AnswerOf<C>;
}

/** Places an order for now. While the shop is closed or paused, it is for the first free slot instead, if the shop takes orders for later. */
async function orderNowOrLater(order: NewOrder, token: string) {
  try {
    await ask(contract.placeOrder, { body: order, token });
  } catch (error) {
    const [dueAt] = error instanceof RefusedError && error.refusal.code === 'closed' ? await ask(contract.getSlots) : [];
    if (dueAt === undefined) throw error;
    await ask(contract.placeOrder, { body: { ...order, dueAt }, token });
  }
}

/** What a customer chooses of a dish: the defaults, and the first choices of groups that need more. */
function chooseOptions({ options = [] }: Food): ChosenOption[] {
  return options.flatMap((group) => {
    const chosen = defaultOptions([group]);
    const more = group.choices.filter(({ id, soldOut }) => !soldOut && !chosen.some(({ choiceId }) => choiceId === id));
    return [...chosen, ...more.slice(0, Math.max(0, group.least - chosen.length)).map((choice) => choose(group, choice))];
  });
}

/**
 * What is ordered as number `n` of a seed, and by which customer: one or two dishes of those that are not sold out. It
 * depends on nothing else.
 * @throws Error if everything is sold out, ValiError if a dish has no price
 */
export function chooseOrder(seed: number, n: number, menu: Menu): { customer: number; order: NewOrder } {
  const random = new Random(seed, 'rush-hour', n);
  const customer = random.whole(0, CUSTOMERS - 1);
  const [first, ...others] = menu.foods.filter(({ stock }) => stock > 0);
  if (!first) throw new Error('Everything is sold out');
  const foods = Array.from({ length: random.whole(1, 2) }, () => random.pick([first, ...others]));
  const presses = foods.flatMap((food) => Array.from({ length: random.chance(25) ? 2 : 1 }, () => food));
  const cart = presses.reduce<CartLine[]>((lines, food) => addToCart(lines, food, chooseOptions(food)), []);
  const { address, phone } = makeUser(seed, customer);
  return {
    customer,
    order: {
      lines: cart.map(toNewLine),
      deliveryAddress: address,
      contactPhone: phone,
      specialInstructions: random.pick(INSTRUCTIONS),
      paymentMethod: random.pick(PAYMENT_METHODS),
    },
  };
}

/** Accounts of a seed that order. Each has a session of its own; the session of the page is not used. */
export class Customers {
  private readonly tokens = new Map<number, string>();

  constructor(private readonly seed: number) {}

  /** Places order number `n`, for now or for later: reads the menu, signs in or registers, and orders. @throws Error with the reason if it is not placed */
  async placeOrder(n: number) {
    const { customer, order } = chooseOrder(this.seed, n, await ask(contract.getMenu));
    const token = this.tokens.get(customer) ?? (await this.enter(customer));
    this.tokens.set(customer, token);
    try {
      await orderNowOrLater(order, token);
    } catch (error) {
      // The shop was reset; the account is made again with the next order.
      if (error instanceof RefusedError && error.refusal.status === 401) this.tokens.delete(customer);
      throw error;
    }
  }

  private async enter(customer: number): Promise<string> {
    const { name, email, phone, address } = makeUser(this.seed, customer);
    try {
      return (await ask(contract.register, { body: { name, email, phone, address, password: PASSWORD } })).token;
    } catch (error) {
      if (!(error instanceof RefusedError) || error.refusal.status !== 409) throw error;
      return (await ask(contract.signIn, { body: { email, password: PASSWORD } })).token;
    }
  }
}
