import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { useOpenDialog } from '../../hooks/useOpenDialog';
import { type Toast, notificationsSlice } from '../../notifications/notificationsSlice';
import { Toaster } from './Toaster';

const saved: Toast = { id: '1', kind: 'success', message: 'Profile updated successfully!' };
const refused: Toast = { id: '2', kind: 'error', title: 'Access Denied', message: 'Not here' };
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

beforeEach(() => { jest.useFakeTimers(); });
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

it('has both live regions before the first message, and announces errors in the assertive one', () => {
  const { rerender } = render(<Toaster toasts={[]} onDismiss={jest.fn()} />);
  const polite = screen.getByRole('status');
  const urgent = screen.getByRole('alert');
  expect([polite, urgent].map((region) => region.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
  rerender(<Toaster toasts={[saved, refused]} onDismiss={jest.fn()} />);
  expect(within(polite).getByText(saved.message)).toBeInTheDocument();
  expect(within(urgent).getByText('Access Denied')).toBeInTheDocument();
});

it('shows a repeated message once, at the end', () => {
  const { reducer, actions } = notificationsSlice;
  const said = ['Saved', 'Not here', 'Saved'].reduce((notices: Toast[], message) => reducer(notices, actions.toastAdded({ kind: 'info', message })), []);
  expect(said.map(({ message }) => message)).toEqual(['Not here', 'Saved']);
});

it.each<{ notice: Toast; after: number }>([
  { notice: saved, after: 5000 },
  { notice: { id: '3', kind: 'info', message: 'News' }, after: 5000 },
  { notice: refused, after: 8000 },
  { notice: { ...saved, id: '4', action: { name: 'undo', label: 'Undo', entryId: 'entry' } }, after: 10_000 },
])('dismisses a message of kind $notice.kind after $after ms', async ({ notice, after }) => {
  const onDismiss = jest.fn();
  render(<Toaster toasts={[notice]} onDismiss={onDismiss} />);
  await pass(after - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  await pass(1);
  expect(onDismiss.mock.calls).toEqual([[notice.id]]);
});

it('stays while it has the focus, and restarts its time when it loses it', async () => {
  const onDismiss = jest.fn();
  render(<Toaster toasts={[saved]} onDismiss={onDismiss} />);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => { dismiss.focus(); });
  await pass(20_000);
  act(() => { dismiss.blur(); });
  await pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(dismiss);
  await pass(1);
  expect(onDismiss.mock.calls).toEqual([['1'], ['1']]);
});

describe('a message with Undo', () => {
  const undoable: Toast = { ...saved, id: '4', action: { name: 'undo', label: 'Undo', entryId: 'entry' } };
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  it('stays for ten seconds, and again as long after the pointer has left its button', async () => {
    const onDismiss = jest.fn();
    render(<Toaster toasts={[undoable]} onDismiss={onDismiss} />);
    await pass(9990);
    // React renders a hover some milliseconds later.
    fireEvent.pointerEnter(undo());
    await pass(20_000);
    fireEvent.pointerLeave(undo());
    await pass(9990);
    expect(onDismiss).not.toHaveBeenCalled();
    await pass(20);
    expect(onDismiss.mock.calls).toEqual([['4']]);
  });

  it('makes room for two later ones', () => {
    const onDismiss = jest.fn();
    render(<Toaster toasts={[undoable, saved, { id: '3', kind: 'info', message: 'News' }]} onDismiss={onDismiss} />);
    expect(onDismiss.mock.calls).toEqual([['4']]);
  });

  it('stays with a button that ignores clicks until the answer', async () => {
    const onDismiss = jest.fn();
    let answer = () => undefined as void;
    const onAction = jest.fn(() => new Promise<void>((resolve) => { answer = resolve; }));
    render(<Toaster toasts={[undoable]} onDismiss={onDismiss} onAction={onAction} />);
    fireEvent.click(undo());
    fireEvent.click(undo());
    expect(onAction.mock.calls).toEqual([[undoable.action]]);
    expect(undo()).toHaveAttribute('aria-busy', 'true');
    await pass(20_000);
    expect(onDismiss).not.toHaveBeenCalled();
    answer();
    await pass(0);
    expect(undo()).not.toHaveAttribute('aria-busy');
  });
});

it('shows a message that stays beside two later ones', () => {
  const onDismiss = jest.fn();
  const notices = ['a', 'b', 'c'].map((id): Toast => ({ id, kind: 'info', message: `Message ${id}`, stays: id === 'a' }));
  render(<Toaster toasts={notices} onDismiss={onDismiss} />);
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  expect(onDismiss).not.toHaveBeenCalled();
});

it('only announces a message that the form shows, beside two others and for the same time', async () => {
  const onDismiss = jest.fn();
  render(<Toaster toasts={[{ ...refused, title: undefined, inForm: true }, saved, { id: '3', kind: 'info', message: 'News' }]} onDismiss={onDismiss} />);
  expect(within(screen.getByRole('alert')).getByText(refused.message)).toHaveClass('visually-hidden');
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
  await pass(8000);
  expect(onDismiss.mock.calls).toEqual([['1'], ['3'], ['2']]);
});

function Window({ name, open }: { name: string; open: boolean }) {
  const dialog = useRef<HTMLDivElement>(null);
  useOpenDialog(open, dialog);
  return <div ref={dialog} role="dialog" aria-label={name} tabIndex={-1} />;
}

describe('a message that disappears while it has the focus', () => {
  /** The message over a page with a heading, a focused button and, if given, an open dialog. */
  function showOver(window: ReactNode = null) {
    const page = (notices: Toast[], pressed = true) => (
      <>
        <h1 tabIndex={-1}>Our menu</h1>
        {pressed && <button type="button">Add to cart</button>}
        {window}
        <Toaster toasts={notices} onDismiss={jest.fn()} />
      </>
    );
    const { rerender } = render(page([saved, refused]));
    act(() => { screen.getByRole('button', { name: 'Add to cart' }).focus(); });
    const focusOn = (index: number) => { act(() => { screen.getAllByRole('button', { name: 'Dismiss' })[index]?.focus(); }); };
    return { show: (notices: Toast[], pressed?: boolean) => { rerender(page(notices, pressed)); }, focusOn };
  }

  it('restores the focus to the previous element', () => {
    const { show, focusOn } = showOver();
    focusOn(0);
    focusOn(1);
    show([saved]);
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
  });

  it('moves the focus to the page heading if that element is gone', () => {
    const { show, focusOn } = showOver();
    focusOn(0);
    show([saved, refused], false);
    show([refused], false);
    expect(screen.getByRole('heading', { name: 'Our menu' })).toHaveFocus();
  });

  it('moves the focus to the open dialog if that element is gone', () => {
    const { show, focusOn } = showOver(<Window name="Garden Salad" open />);
    focusOn(0);
    show([saved, refused], false);
    show([refused], false);
    expect(screen.getByRole('dialog', { name: 'Garden Salad' })).toHaveFocus();
  });

  it('leaves the focus where it is if it has moved elsewhere', () => {
    const { show, focusOn } = showOver();
    focusOn(0);
    act(() => { screen.getByRole('heading', { name: 'Our menu' }).focus(); });
    show([refused]);
    expect(screen.getByRole('heading', { name: 'Our menu' })).toHaveFocus();
  });
});

describe('older messages that the user is at', () => {
  const undoable = (id: string): Toast => ({ id, kind: 'success', message: 'Done', record: `#${id}`, action: { name: 'undo', label: 'Undo', entryId: id } });
  const news: Toast = { id: 'news', kind: 'info', message: 'News' };
  const buttonOf = (id: string) => within(screen.getByText(`#${id}`).closest<HTMLElement>('[role=presentation]')!).getByRole('button', { name: 'Undo' });

  it('a message with the focus is not pushed out', () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<Toaster toasts={[undoable('a'), undoable('b')]} onDismiss={onDismiss} />);
    act(() => { buttonOf('a').focus(); });
    rerender(<Toaster toasts={[undoable('a'), undoable('b'), news]} onDismiss={onDismiss} />);
    expect(buttonOf('a')).toHaveFocus();
    expect(onDismiss.mock.calls).toEqual([['b']]);
  });

  it('the button under the pointer stays in its place', async () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<Toaster toasts={[undoable('a'), undoable('b')]} onDismiss={onDismiss} />);
    fireEvent.pointerEnter(buttonOf('b'));
    rerender(<Toaster toasts={[undoable('a'), undoable('b'), news]} onDismiss={onDismiss} />);
    await pass(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    await pass(10_000);
    expect(onDismiss.mock.calls).toEqual([['news']]);
  });
});
