import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type Notice, notificationsSlice } from './notificationsSlice';
import { Toaster } from './Toaster';

const saved: Notice = { id: '1', kind: 'success', message: 'Profile updated successfully!' };
const refused: Notice = { id: '2', kind: 'error', title: 'Access Denied', message: 'Not here' };
const pass = (time: number) => { act(() => { jest.advanceTimersByTime(time); }); };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('has both live regions before anything is said, and speaks errors in the urgent one', () => {
  const { rerender } = render(<Toaster notices={[]} onDismiss={jest.fn()} />);
  const polite = screen.getByRole('status');
  const urgent = screen.getByRole('alert');
  expect([polite, urgent].map((region) => region.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
  rerender(<Toaster notices={[saved, refused]} onDismiss={jest.fn()} />);
  expect(within(polite).getByText(saved.message)).toBeInTheDocument();
  expect(within(urgent).getByText('Access Denied')).toBeInTheDocument();
});

it('has the same sentence once, where it was said last', () => {
  const { reducer, actions } = notificationsSlice;
  const said = ['Saved', 'Not here', 'Saved'].reduce((notices: Notice[], message) => reducer(notices, actions.notified({ kind: 'info', message })), []);
  expect(said.map(({ message }) => message)).toEqual(['Not here', 'Saved']);
});

it('takes a success and news away after 5 seconds and an error after 8', () => {
  const onDismiss = jest.fn();
  render(<Toaster notices={[saved, refused, { id: '3', kind: 'info', message: 'News' }]} onDismiss={onDismiss} />);
  pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss.mock.calls).toEqual([['1'], ['3']]);
  pass(3000);
  expect(onDismiss.mock.calls).toEqual([['1'], ['3'], ['2']]);
});

it('leaves time to read what is long', () => {
  const onDismiss = jest.fn();
  render(<Toaster notices={[{ ...saved, message: 'x'.repeat(130) }]} onDismiss={onDismiss} />);
  pass(10_399);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledWith('1');
});

/** A message that the focus has been on for long. */
function showFocused() {
  const onDismiss = jest.fn();
  render(<Toaster notices={[saved]} onDismiss={onDismiss} />);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => { dismiss.focus(); });
  pass(20_000);
  return { onDismiss, dismiss };
}

it('stays as long as the focus is on it', () => {
  const { onDismiss, dismiss } = showFocused();
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(dismiss);
  expect(onDismiss).toHaveBeenCalledWith('1');
});

it('has its whole time again once the focus has left it', () => {
  const { onDismiss, dismiss } = showFocused();
  act(() => { dismiss.blur(); });
  pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledWith('1');
});

it('does not stay for a pointer that happens to rest there', () => {
  const onDismiss = jest.fn();
  render(<Toaster notices={[saved]} onDismiss={onDismiss} />);
  fireEvent.pointerEnter(screen.getByRole('presentation'));
  pass(5000);
  expect(onDismiss).toHaveBeenCalledWith('1');
});

it('shows three at most and lets the oldest go', () => {
  const onDismiss = jest.fn();
  const notices = ['a', 'b', 'c', 'd'].map((id): Notice => ({ id, kind: 'info', message: `Message ${id}` }));
  render(<Toaster notices={notices} onDismiss={onDismiss} />);
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  expect(onDismiss).toHaveBeenCalledWith('a');
});
