import { closeDraft, loadDraft, placedOrderOf } from './checkoutDraft';

const MAYA = 'user-maya-patel';
beforeEach(() => { localStorage.clear(); });

it('begins another attempt once an order is placed', () => {
  const { attempt } = loadDraft(MAYA);
  closeDraft(MAYA, 'order-1');
  expect(loadDraft(MAYA).attempt).not.toBe(attempt);
  expect(placedOrderOf(MAYA)).toBe('order-1');
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
