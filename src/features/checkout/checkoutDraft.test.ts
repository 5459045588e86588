import { DRAFTS_KEY, closeDraft, isDraftStored, loadDraft, placedOrderOf, saveDraft } from './checkoutDraft';

const MAYA = 'user-maya-patel';
beforeEach(() => { localStorage.clear(); });
afterEach(() => { jest.restoreAllMocks(); });

/** Leaves no room for more than the current values. */
function fillStorage() {
  const room = (localStorage.getItem(DRAFTS_KEY) ?? '').length;
  const store = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
    store.call(this, key, value);
  });
}

it('starts a new attempt after an order was placed', () => {
  const { attempt } = loadDraft(MAYA);
  closeDraft(MAYA, 'order-1');
  expect(loadDraft(MAYA).attempt).not.toBe(attempt);
  expect(placedOrderOf(MAYA)).toBe('order-1');
});

it('starts a new attempt on a full storage too, and keeps other accounts’ drafts', () => {
  const daniels = loadDraft('user-daniel-okafor');
  saveDraft('user-daniel-okafor', daniels);
  const draft = loadDraft(MAYA);
  saveDraft(MAYA, draft);
  fillStorage();
  closeDraft(MAYA, 'order-1');
  expect(loadDraft(MAYA).attempt).not.toBe(draft.attempt);
  expect(loadDraft('user-daniel-okafor')).toEqual(daniels);
});

it('keeps the attempt that another tab has started after the same order, with its text', () => {
  closeDraft(MAYA, 'order-1');
  const begun = { ...loadDraft(MAYA), deliveryAddress: '9 Side Street' };
  localStorage.setItem('checkoutDrafts', JSON.stringify({ [MAYA]: begun }));
  closeDraft(MAYA, 'order-1');
  expect(loadDraft(MAYA)).toEqual(begun);
  closeDraft(MAYA, 'order-2');
  expect(loadDraft(MAYA).attempt).not.toBe(begun.attempt);
});

it('gives a visitor’s draft to the first account that signs in, which keeps its attempt id', () => {
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
