import { type Call, isPermission } from '../../src/domain/calls/call';
import { categoryInUse } from '../../src/domain/category/category';
import { contract } from '../../src/domain/contract';
import { NOT_IN_ROLE, NO_PERMISSION } from '../../src/domain/http/apiRefusal';
import { CHANGED_BY_OTHERS } from '../../src/domain/http/conflict';
import { IDEMPOTENCY_KEY } from '../../src/domain/http/headers';
import { may } from '../../src/domain/user/roles';
import { askBackend } from '../transport/askBackend';
import { foodChangedSince } from '../../backend/handlers/undoEntry';
import { type Behaviour, type ScenarioList, changeAnswer, fail, failing, on, scenario } from './scenario';

const calls: readonly Call[] = Object.values(contract);

/** The calls that need a permission. */
export const staffCalls = calls.filter(({ access }) => isPermission(access));

/** The reading calls of the staff. */
export const staffReads = staffCalls.filter(({ method }) => method === 'GET');

/** The changing calls of the staff. */
export const staffChanges = staffCalls.filter(({ method }) => method !== 'GET');

const { getBanners, getFood, getOrder, getShop } = contract;
const broken = failing(500);

/** Fails calls that the storefront makes as well, but only while the page's URL is in the back office. */
const brokenHere: Behaviour = (request) => (/\/dashboard(\/|$)/.test(window.location.pathname) ? broken(request) : undefined);

const nameIn = ({ url }: Request) => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '').trim();

/** The values that another administrator sets; another text gets a word more, another number one more, and a switch the other state. */
const THEIRS: Readonly<Record<string, unknown>> = {
  name: 'Dish of the day',
  price: 9.99,
  image: 'icons/icon-512.png',
  category: 'Salad',
  description: 'Somebody else says so',
  stock: 77,
  threshold: 7,
  phone: '555 010 0177',
  taxRate: 0.07,
  deliveryFee: 4.99,
};

function changed(value: unknown): unknown {
  if (typeof value === 'string') return `${value} too`;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : undefined;
}

/** Sets the fields that the request is about to change to other values, then passes it on. */
const changeFirst: Behaviour = async (request) => {
  const { was = {} } = (await request.clone().json()) as { was?: Readonly<Record<string, unknown>> };
  const theirs = Object.entries(was)
    .map(([field, value]) => [field, THEIRS[field] ?? changed(value)] as const)
    .filter(([, value]) => value !== undefined);
  if (theirs.length > 0) await askBackend(new Request(request.clone(), { body: JSON.stringify(Object.fromEntries(theirs)) }));
  return undefined;
};

/** Undoes the change first, as another administrator would, then passes the request on. */
const undoFirst: Behaviour = async (request) => {
  const theirs = request.clone();
  // With the same key the request would be a repetition.
  theirs.headers.delete(IDEMPOTENCY_KEY);
  await askBackend(theirs);
  return undefined;
};

/** The back office. */
export const backOfficeScenarios: ScenarioList = [
  scenario('forbidden', 'Administrators may no longer do anything', () => staffCalls.map((call) => fail(call, 403, NO_PERMISSION))),
  scenario('role-lost', 'The role of the user has just been changed to Kitchen', () => [
    changeAnswer(contract.getSession, (user) => ({ ...user, role: 'kitchen', isAdmin: false })),
    ...staffCalls.filter(({ access }) => isPermission(access) && !may('kitchen', access)).map((call) => fail(call, 403, NOT_IN_ROLE)),
  ]),
  scenario('back-office-fails', 'Nothing in the back office can be loaded', () => [
    ...staffReads.map((call) => on(call, broken)),
    ...[getBanners, getFood, getOrder, getShop].map((call) => on(call, brokenHere)),
  ]),
  scenario('category-in-use', 'A dish has just joined the category that is being deleted', () => [
    on(contract.deleteCategory, (request) => failing(409, categoryInUse(nameIn(request), 1))(request)),
  ]),
  scenario('changes-fail', 'Nothing in the back office can be changed', () => staffChanges.map((call) => fail(call, 500))),
  scenario('changes-conflict', 'Somebody else has just changed the same thing', () =>
    staffChanges.map((call) => fail(call, 409, CHANGED_BY_OTHERS))),
  scenario('dish-changed', 'Somebody else has just changed the same of a dish or its stock', () =>
    [contract.updateFood, contract.changeInventory].map((call) => on(call, changeFirst))),
  scenario('settings-conflict', 'Somebody else has just changed the same settings', () => [on(contract.changeSettings, changeFirst)]),
  scenario('undo-refused', 'Something has followed each change that is being undone', () => [
    fail(contract.undoChange, 409, foodChangedSince('Garden Salad', 'price')),
  ]),
  scenario('undone-twice', 'Somebody else has just undone the same change', () => [on(contract.undoChange, undoFirst)]),
];
