import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRowInteractionLock } from './useRowInteractionLock';

function Rows() {
  const { interacting, parts } = useRowInteractionLock();
  return (
    <>
      <div {...parts}><button type="button">Row</button></div>
      <button type="button">Elsewhere</button>
      <output>{interacting ? 'on' : 'off'}</output>
    </>
  );
}

const hand = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
/** jsdom has no PointerEvent. React derives `pointerleave` from `pointerout`. */
const pointer = (type: 'pointermove' | 'pointerdown' | 'pointerout', pointerType: string) => {
  fireEvent(button('Row'), Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }), { pointerType }));
};

beforeEach(() => {
  jest.useFakeTimers();
  render(<Rows />);
});
afterEach(() => { jest.useRealTimers(); });

it('is on while the mouse moves over the rows, and for a moment afterwards', async () => {
  expect(hand()).toBe('off');
  pointer('pointermove', 'mouse');
  expect(hand()).toBe('on');
  await wait(20);
  pointer('pointermove', 'mouse');
  await wait(20);
  expect(hand()).toBe('on');

  pointer('pointerout', 'mouse');
  await wait(1);
  expect(hand()).toBe('on');
  pointer('pointermove', 'mouse');
  await wait(2);
  expect(hand()).toBe('on');
  pointer('pointerout', 'mouse');
  await wait(2);
  expect(hand()).toBe('off');
});

it('is off when the mouse has been idle', async () => {
  pointer('pointermove', 'mouse');
  await wait(31);
  expect(hand()).toBe('off');
});

it('is on for some time after a touch', async () => {
  pointer('pointerdown', 'touch');
  pointer('pointerout', 'touch');
  await wait(20);
  expect(hand()).toBe('on');
  await wait(11);
  expect(hand()).toBe('off');
});

it('is on while the keyboard focus is inside, however long, and for a moment afterwards', async () => {
  act(() => { button('Row').focus(); });
  await wait(60);
  expect(hand()).toBe('on');
  act(() => { button('Elsewhere').focus(); });
  await wait(1);
  expect(hand()).toBe('on');
  await wait(1);
  expect(hand()).toBe('off');

  act(() => { button('Row').focus(); });
  await act(async () => { button('Row').blur(); await jest.advanceTimersByTimeAsync(2000); });
  expect(hand()).toBe('off');
});
