import { act, fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from './IconButton';
import { PlusIcon } from './firstIcons';
import { TrashIcon } from './icons';
import { TooltipProvider } from './TooltipProvider';

/** Specification section 9: a tooltip opens after 700 ms; within 300 ms of one closing, the next opens at once. */

const pointAt = (name: string) => fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerOut(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const pass = (time: number) => { act(() => { jest.advanceTimersByTime(time); }); };

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <TooltipProvider>
      <IconButton label="Add" icon={<PlusIcon />} />
      <IconButton label="Remove" icon={<TrashIcon />} />
    </TooltipProvider>,
  );
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
])('$wait ms after one closed, the next opens at once: $shown', ({ wait, shown }) => {
  pointAt('Add');
  pass(700);
  leave('Add');
  pass(100);
  expect(screen.queryByText('Add')).not.toBeInTheDocument();
  pass(wait);
  pointAt('Remove');
  expect(screen.queryAllByText('Remove')).toHaveLength(shown ? 1 : 0);
});

it('never opens when the pointer has left in time', () => {
  pointAt('Add');
  pass(400);
  leave('Add');
  pass(2000);
  expect(screen.queryByText('Add')).not.toBeInTheDocument();
});
