import { Tuple, configureStore } from '@reduxjs/toolkit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ownChangesSlice } from '../../api/ownChangesSlice';
import { useStableList } from './useStableList';

const store = configureStore({ reducer: { ownChanges: ownChangesSlice.reducer }, middleware: () => new Tuple() });
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
const idOf = (row: string) => row;

interface Answered {
  fresh?: string;
  at?: number;
  question?: string;
}

/** A list of letters that was answered `at`. */
function open(letters: string) {
  const loaded: Answered = { fresh: letters, at: 1 };
  const { result, rerender } = renderHook(({ fresh, at, question = 'letters' }: Answered) =>
    useStableList(question, { currentData: fresh?.split(''), fulfilledTimeStamp: at }, idOf), { wrapper, initialProps: loaded });
  rerender({ fresh: letters, at: 2 });
  const shown = () => result.current.rows?.join('');
  return {
    shown,
    answer: (fresh: string) => { rerender({ fresh, at: 3 }); },
    ask: (question: string) => { rerender({ question }); },
    answerTo: (question: string, fresh: string) => { rerender({ fresh, at: 4, question }); },
    /** Takes a row out. @returns answers the change */
    leave: (id: string) => {
      let answer: (done: boolean) => void = () => undefined;
      act(() => { result.current.stable.leave(id, new Promise((resolve) => { answer = resolve; })); });
      return (done: boolean) => act(async () => { answer(done); await Promise.resolve(); });
    },
    stable: () => result.current.stable,
  };
}

it('hides a row that the user takes out of the list, and returns it to its place if the change is refused', async () => {
  const { leave, answer, shown, stable } = open('abc');
  const refused = leave('b');
  expect(shown()).toBe('ac');
  await refused(false);
  await waitFor(() => { expect(shown()).toBe('abc'); });
  await leave('b')(true);
  expect(shown()).toBe('ac');
  answer('ac');
  expect(shown()).toBe('ac');
  expect(stable().missing).toEqual([]);
});

it('offers the row again that another user has returned to the list', async () => {
  const { leave, answer, shown, stable } = open('abc');
  await leave('b')(true);
  answer('abc');
  expect(shown()).toBe('ac');
  expect(stable().waiting).toBe(1);
});

it('hides a row that is taken out twice until the last change is answered', async () => {
  const { leave, answer, shown } = open('abc');
  const [first, second] = [leave('b'), leave('b')];
  await first(true);
  answer('abc');
  expect(shown()).toBe('ac');
  await second(false);
  await waitFor(() => { expect(shown()).toBe('abc'); });
});

it('hides no row of another question, nor of the first answer to a question', async () => {
  const { stable, ask, answerTo, shown } = open('abc');
  const { leave } = stable();
  ask('others');
  answerTo('others', 'abcd');
  await act(async () => { leave('b', Promise.resolve(true)); await Promise.resolve(); });
  expect(shown()).toBe('abcd');
  ask('more');
  await act(async () => { stable().leave('b', Promise.resolve(true)); await Promise.resolve(); });
  answerTo('more', 'abcde');
  expect(shown()).toBe('abcde');
});

it('keeps a row hidden that leaves while another one is added', () => {
  const { stable, answer, shown } = open('abc');
  act(() => { stable().leave('b', new Promise(() => undefined)); });
  act(() => { store.dispatch({ type: 'added', meta: { requestId: '1', requestStatus: 'fulfilled', baseQueryMeta: { historyEntry: '1', created: true } } }); });
  expect(shown()).toBe('ac');
  answer('abcd');
  expect(shown()).toBe('acd');
});
