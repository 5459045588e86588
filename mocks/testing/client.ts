/** A client for backend tests: makes calls of the contract over fetch, as any account. */
import * as v from 'valibot';
import type { Refusal } from '../../src/domain/http/apiRefusal';
import type { AnswerOf, Call } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';
import { DEMO_ACCOUNTS } from '../../src/domain/user/demoAccounts';

export const API = 'http://localhost/api';

export const CUSTOMER = DEMO_ACCOUNTS.customer;
export const ADMIN = DEMO_ACCOUNTS.admin;
export const OTHER_CUSTOMER = { email: 'daniel.okafor@fooddelivery.example', password: 'anything' };

/** The parts of one request. */
export interface CallRequest {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Builds the Request of a call, with an absolute URL. */
export function requestOf(call: Call, { token, params = {}, query = {}, body, headers = {} }: CallRequest): Request {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return new Request(`${API}${path}?${search.toString()}`, {
    method: call.method,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Makes a call and returns the raw response. */
export function send(call: Call, request: CallRequest = {}): Promise<Response> {
  return fetch(requestOf(call, request));
}

/** Makes a call that must succeed, and checks that the response body matches the contract exactly. */
export async function ask<C extends Call>(call: C, request: CallRequest = {}): Promise<AnswerOf<C>> {
  const response = await send(call, request);
  const text = await response.text();
  if (!response.ok) throw new Error(`${call.method} ${call.path}: ${response.status} ${text}`);
  const answer: unknown = call.answer === null ? null : JSON.parse(text);
  if (call.answer !== null) expect(answer).toEqual(v.parse(call.answer, answer));
  return answer as AnswerOf<C>;
}

/** Makes a call that must be refused, and returns the refusal. */
export async function refusalOf(call: Call, request: CallRequest = {}): Promise<Refusal> {
  const response = await send(call, request);
  expect(response.ok).toBe(false);
  const refusal = (await response.json()) as Refusal;
  expect(refusal.status).toBe(response.status);
  return refusal;
}

/** Signs in and returns the token. */
export async function tokenOf({ email, password }: { email: string; password: string }): Promise<string> {
  return (await ask(contract.signIn, { body: { email, password } })).token;
}

/** Delivery details without special instructions. */
export const DELIVERY = { deliveryAddress: '27 Orchard Street', contactPhone: '555 010 0142' };
