import { DRAFTS_KEY, closeDraft, isDraftStored, loadDraft, placedOrderOf, saveDraft } from './checkoutDraft';

const MAYA = 'user-maya-patel';
beforeEach(() => { localStorage.clear(); });
afterEach(() => { jest.restoreAllMocks(); });

/** From now on there is room for nothing more than what is stored. */
function fillStorage() {
  const room = (localStorage.getItem(DRAFTS_KEY) ?? '').length;
  const store = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
    store.call(this, key, value);
  });
}

it('begins another attempt once an order is placed', () => {
  const { attempt } = loadDraft(MAYA);
  closeDraft(MAYA, 'order-1');
  expect(loadDraft(MAYA).attempt).not.toBe(attempt);
  expect(placedOrderOf(MAYA)).toBe('order-1');
});

it('begins another attempt on a full storage, too, and costs no other account its own', () => {
  const daniels = loadDraft('user-daniel-okafor');
  saveDraft('user-daniel-okafor', daniels);
  const draft = loadDraft(MAYA);
  saveDraft(MAYA, draft);
  fillStorage();
  closeDraft(MAYA, 'order-1');
  expect(loadDraft(MAYA).attempt).not.toBe(draft.attempt);
  expect(loadDraft('user-daniel-okafor')).toEqual(daniels);
});

it('leaves the attempt alone that another tab has begun after the same order, with what is typed there', () => {
  closeDraft(MAYA, 'order-1');
  const begun = { ...loadDraft(MAYA), deliveryAddress: '9 Side Street' };
  localStorage.setItem('checkoutDrafts', JSON.stringify({ [MAYA]: begun }));
  closeDraft(MAYA, 'order-1');
  expect(loadDraft(MAYA)).toEqual(begun);
  closeDraft(MAYA, 'order-2');
  expect(loadDraft(MAYA).attempt).not.toBe(begun.attempt);
});

it('gives what a visitor has typed to the first who signs in, whose attempt keeps its name', () => {
  const own = { ...loadDraft(MAYA), deliveryAddress: 'Hers', contactPhone: '555' };
  saveDraft(MAYA, own);
  saveDraft(null, { ...loadDraft(null), deliveryAddress: '5 Visitor Lane' });
  const joined = loadDraft(MAYA);
  expect(joined).toEqual({ ...own, deliveryAddress: '5 Visitor Lane' });
  expect(isDraftStored(MAYA)).toBe(false);
  saveDraft(MAYA, joined);
  expect(isDraftStored(MAYA)).toBe(true);
  expect(loadDraft('user-daniel-okafor').deliveryAddress).toBeUndefined();
});
