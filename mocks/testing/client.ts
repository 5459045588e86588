/** How tests of the backend speak to it: calls of the contract over fetch, as this or that account. */
import * as v from 'valibot';
import type { Refusal } from '../../src/domain/apiError';
import type { AnswerOf, Call } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';
import { DEMO_ACCOUNTS } from '../../src/domain/demoAccounts';

export const API = 'http://localhost/api';

export const CUSTOMER = DEMO_ACCOUNTS.customer;
export const ADMIN = DEMO_ACCOUNTS.admin;
export const OTHER_CUSTOMER = { email: 'daniel.okafor@fooddelivery.example', password: 'anything' };

/** What one request adds to its call. */
export interface Occasion {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The request of a call. */
export function requestOf(call: Call, { token, params = {}, query = {}, body, headers = {} }: Occasion): Request {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return new Request(`${API}${path}?${search.toString()}`, {
    method: call.method,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Makes a call and gives the bare answer. */
export function send(call: Call, occasion: Occasion = {}): Promise<Response> {
  return fetch(requestOf(call, occasion));
}

/** Makes a call that has to succeed, and checks that the answer is what the contract promises, no more and no less. */
export async function ask<C extends Call>(call: C, occasion: Occasion = {}): Promise<AnswerOf<C>> {
  const response = await send(call, occasion);
  const text = await response.text();
  if (!response.ok) throw new Error(`${call.method} ${call.path}: ${response.status} ${text}`);
  const answer: unknown = call.answer === null ? null : JSON.parse(text);
  if (call.answer !== null) expect(answer).toEqual(v.parse(call.answer, answer));
  return answer as AnswerOf<C>;
}

/** Makes a call that has to be refused, and gives the refusal. */
export async function refusalOf(call: Call, occasion: Occasion = {}): Promise<Refusal> {
  const response = await send(call, occasion);
  expect(response.ok).toBe(false);
  const refusal = (await response.json()) as Refusal;
  expect(refusal.status).toBe(response.status);
  return refusal;
}

/** Signs in. */
export async function tokenOf({ email, password }: { email: string; password: string }): Promise<string> {
  return (await ask(contract.signIn, { body: { email, password } })).token;
}

/** A delivery without anything special. */
export const DELIVERY = { deliveryAddress: '27 Orchard Street', contactPhone: '555 010 0142' };
