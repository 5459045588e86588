import { act, fireEvent, render, screen } from '@testing-library/react';
import { useHand } from './useHand';

function Rows() {
  const { handOn, parts } = useHand();
  return (
    <>
      <div {...parts}><button type="button">Row</button></div>
      <button type="button">Elsewhere</button>
      <output>{handOn ? 'on' : 'off'}</output>
    </>
  );
}

const hand = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
/** jsdom has no PointerEvent of its own; React tells by the last of them what is left. */
const pointer = (type: 'pointermove' | 'pointerdown' | 'pointerout', pointerType: string) => {
  fireEvent(button('Row'), Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }), { pointerType }));
};

beforeEach(() => {
  jest.useFakeTimers();
  render(<Rows />);
});
afterEach(() => { jest.useRealTimers(); });

it('is on while a mouse stirs there, and a moment longer', async () => {
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

it('is not on where a mouse has been left lying', async () => {
  pointer('pointermove', 'mouse');
  await wait(31);
  expect(hand()).toBe('off');
});

it('is on for some time after a finger has touched it', async () => {
  pointer('pointerdown', 'touch');
  pointer('pointerout', 'touch');
  await wait(20);
  expect(hand()).toBe('on');
  await wait(11);
  expect(hand()).toBe('off');
});

it('is on while the keyboard is there, however long, and a moment longer', async () => {
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
