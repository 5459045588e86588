import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useOpenDialog } from '../../hooks/useOpenDialog';
import { type Toast, notificationsSlice } from '../../notifications/notificationsSlice';
import { Toaster } from './Toaster';

const saved: Toast = { id: '1', kind: 'success', message: 'Profile updated successfully!' };
const refused: Toast = { id: '2', kind: 'error', title: 'Access Denied', message: 'Not here' };
const news: Toast = { id: '3', kind: 'info', message: 'News' };
const undoable: Toast = { ...saved, id: '4', action: { name: 'undo', label: 'Undo', entryId: 'entry' } };
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
  { notice: news, after: 5000 },
  { notice: refused, after: 8000 },
  { notice: undoable, after: 10_000 },
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
    render(<Toaster toasts={[undoable, saved, news]} onDismiss={onDismiss} />);
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
  render(<Toaster toasts={[{ ...refused, title: undefined, inForm: true }, saved, news]} onDismiss={onDismiss} />);
  expect(within(screen.getByRole('alert')).getByText(refused.message)).toHaveClass('visually-hidden');
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
  await pass(8000);
  expect(onDismiss.mock.calls).toEqual([['1'], ['3'], ['2']]);
});

function Window({ name, open }: { name: string; open: boolean }) {
  const dialog = useOpenDialog<HTMLDivElement>(open);
  return <div ref={dialog} role="dialog" aria-label={name} tabIndex={-1} />;
}

describe('a message that disappears while it has the focus', () => {
  /** The messages over a page with a heading, a button that had the focus before, and perhaps an open dialog. */
  const page = (toasts: Toast[], hasButton: boolean, hasDialog = false) => (
    <>
      <h1 tabIndex={-1}>Our menu</h1>
      {hasButton && <button type="button">Add to cart</button>}
      {hasDialog && <Window name="Garden Salad" open />}
      <Toaster toasts={toasts} onDismiss={jest.fn()} />
    </>
  );
  const focusOn = (element: HTMLElement) => { act(() => { element.focus(); }); };

  function focusMessages(hasDialog?: boolean) {
    const { rerender } = render(page([saved, refused], true, hasDialog));
    focusOn(screen.getByRole('button', { name: 'Add to cart' }));
    screen.getAllByRole('button', { name: 'Dismiss' }).forEach(focusOn);
    return rerender;
  }

  it.each([
    ['restores the focus to the element before', true, false, 'Add to cart'],
    ['moves it to the page heading if that is gone', false, false, 'Our menu'],
    ['moves it to the open dialog if that is gone', false, true, 'Garden Salad'],
  ])('%s', (_, hasButton, hasDialog, name) => {
    const rerender = focusMessages(hasDialog);
    rerender(page([saved, refused], hasButton, hasDialog));
    rerender(page([saved], hasButton, hasDialog));
    expect(document.activeElement).toHaveAccessibleName(name);
  });

  it('leaves the focus where it is if it has moved elsewhere', () => {
    const rerender = focusMessages();
    const heading = screen.getByRole('heading', { name: 'Our menu' });
    focusOn(heading);
    rerender(page([saved], true));
    expect(heading).toHaveFocus();
  });
});

describe('older messages that the user is at', () => {
  const done = (id: string): Toast => ({ ...undoable, id, record: `#${id}` });
  const buttonOf = (id: string) => within(screen.getByText(`#${id}`).closest<HTMLElement>('[role=presentation]')!).getByRole('button', { name: 'Undo' });

  it('a message with the focus is not pushed out', () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<Toaster toasts={[done('a'), done('b')]} onDismiss={onDismiss} />);
    act(() => { buttonOf('a').focus(); });
    rerender(<Toaster toasts={[done('a'), done('b'), news]} onDismiss={onDismiss} />);
    expect(buttonOf('a')).toHaveFocus();
    expect(onDismiss.mock.calls).toEqual([['b']]);
  });

  it('the button under the pointer stays in its place', async () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<Toaster toasts={[done('a'), done('b')]} onDismiss={onDismiss} />);
    fireEvent.pointerEnter(buttonOf('b'));
    rerender(<Toaster toasts={[done('a'), done('b'), news]} onDismiss={onDismiss} />);
    await pass(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    await pass(10_000);
    expect(onDismiss.mock.calls).toEqual([[news.id]]);
  });
});
