import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { PlusIcon } from '../icons/criticalIcons';
import { TrashIcon } from '../icons/icons';
import { Tooltips } from './Tooltips';

/** docs/behaviour.md, section 9: a tooltip opens after 700 ms; within 300 ms of one closing, the next opens immediately. */

const button = (name: string) => screen.getByRole('button', { name });
/** jsdom has no PointerEvent. */
const point = (type: 'pointerover' | 'pointerout', target: Element, relatedTarget: Element | null = null, pointerType = 'mouse') =>
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget }), { pointerType }));
const pointAt = (name: string) => point('pointerover', button(name));
const leave = (name: string) => point('pointerout', button(name));
const pass = (time: number) => { act(() => { jest.advanceTimersByTime(time); }); };

/** A page with labelled buttons; `without` removes one of them. */
function Page({ without }: { without?: string }) {
  return (
    <>
      {without !== 'Add' && <IconButton label="Add" icon={<PlusIcon />} />}
      <IconButton label="Remove" icon={<TrashIcon />} />
      <span data-tooltip="Still in use"><button type="button" disabled>Delete</button></span>
      <Tooltips />
    </>
  );
}

let rerender: (page: ReactNode) => void;
beforeEach(() => {
  jest.useFakeTimers();
  ({ rerender } = render(<Page />));
});

afterEach(() => {
  jest.useRealTimers();
});

it('opens after 700 ms under the pointer, and closes with Escape', () => {
  pointAt('Add');
  pass(699);
  expect(screen.queryByText('Add')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByText('Add')).toBeInTheDocument();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByText('Add')).not.toBeInTheDocument();
});

it.each([
  { wait: 299, shown: true },
  { wait: 300, shown: false },
])('$wait ms after one has closed, the next opens immediately: $shown', ({ wait, shown }) => {
  pointAt('Add');
  pass(700);
  leave('Add');
  pass(100);
  expect(screen.queryByText('Add')).not.toBeInTheDocument();
  pass(wait);
  pointAt('Remove');
  expect(screen.queryAllByText('Remove')).toHaveLength(shown ? 1 : 0);
});

it.each([
  { where: 'above it', at: 100, beside: false, top: '72px', left: '100px' },
  { where: 'to its right, if it says so', at: 100, beside: true, top: '110px', left: '148px' },
  { where: 'beside the room that is kept for a scrollbar', at: 760, beside: false, top: '72px', left: '752px' },
])('is placed $where', ({ at, beside, top, left }) => {
  // jsdom computes no layout: the button is 40 by 40 pixels, the tooltip 40 by 20.
  jest.spyOn(button('Add'), 'getBoundingClientRect').mockReturnValue(new DOMRect(at, 100, 40, 40));
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(40);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(815);
  jest.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(800);
  if (beside) button('Add').dataset.beside = '';
  act(() => { button('Add').focus(); });
  const { style } = screen.getByText('Add');
  expect({ top: style.top, left: style.left }).toEqual({ top, left });
});

it('closes when its element is removed under the pointer', () => {
  pointAt('Add');
  pass(700);
  expect(screen.getByText('Add')).toBeInTheDocument();
  rerender(<Page without="Add" />);
  // The pointer enters the element below; the removed element fires no pointerout event.
  point('pointerover', document.body);
  expect(screen.queryByText('Add')).not.toBeInTheDocument();
});

it('explains a disabled button, and does not restart when the pointer moves inside it', () => {
  const inside = button('Delete');
  const around = inside.parentElement as Element;
  point('pointerover', around);
  pass(400);
  point('pointerout', around, inside);
  point('pointerover', inside, around);
  pass(300);
  expect(screen.getByText('Still in use')).toBeInTheDocument();
});

it('opens immediately on keyboard focus, and follows it', () => {
  act(() => { button('Add').focus(); });
  expect(screen.getByText('Add')).toBeInTheDocument();
  act(() => { button('Remove').focus(); });
  expect(screen.queryByText('Add')).not.toBeInTheDocument();
  expect(screen.getByText('Remove')).toBeInTheDocument();
  act(() => { button('Remove').blur(); });
  expect(screen.queryByText('Remove')).not.toBeInTheDocument();
});

it('stays open while Tab scrolls, and closes when the page scrolls under the pointer', () => {
  act(() => { button('Add').focus(); });
  fireEvent.scroll(document);
  expect(screen.getByText('Add')).toBeInTheDocument();
  act(() => { button('Add').blur(); });
  pointAt('Remove');
  pass(700);
  expect(screen.getByText('Remove')).toBeInTheDocument();
  fireEvent.scroll(document);
  expect(screen.queryByText('Remove')).not.toBeInTheDocument();
});

it.each(['Enter', ' '])('closes when %p activates its element, whose label may change', (key) => {
  act(() => { button('Add').focus(); });
  expect(screen.getByText('Add')).toBeInTheDocument();
  fireEvent.keyDown(button('Add'), { key });
  expect(screen.queryByText('Add')).not.toBeInTheDocument();
});
