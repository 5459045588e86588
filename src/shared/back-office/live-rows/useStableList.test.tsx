import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ownChangesSlice } from '../../api/ownChangesSlice';
import { useStableList } from './useStableRows';

const store = configureStore({ reducer: { ownChanges: ownChangesSlice.reducer } });
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
    leave: async (id: string, done: boolean) => {
      let answer: (done: boolean) => void = () => undefined;
      act(() => { result.current.stable.leave(id, new Promise((resolve) => { answer = resolve; })); });
      const pending = shown();
      await act(async () => { answer(done); await Promise.resolve(); });
      return [pending, shown()];
    },
    stable: () => result.current.stable,
  };
}

it('hides a row that the user takes out of the list, and returns it to its place if the change is refused', async () => {
  const { leave, answer, shown, stable } = open('abc');
  expect(await leave('b', false)).toEqual(['ac', 'abc']);
  expect(await leave('b', true)).toEqual(['ac', 'ac']);
  answer('ac');
  expect(shown()).toBe('ac');
  expect(stable().missing).toEqual([]);
});

it('offers the row again that another user has returned to the list', async () => {
  const { leave, answer, shown, stable } = open('abc');
  await leave('b', true);
  answer('abc');
  expect(shown()).toBe('ac');
  expect(stable().waiting).toBe(1);
});

it('hides a row that is taken out twice until the last change is answered', async () => {
  const { stable, answer, shown } = open('abc');
  const answers: ((done: boolean) => void)[] = [];
  const begin = () => { act(() => { stable().leave('b', new Promise((resolve) => { answers.push(resolve); })); }); };
  begin();
  begin();
  await act(async () => { answers[0]!(true); await Promise.resolve(); });
  answer('abc');
  expect(shown()).toBe('ac');
  await act(async () => { answers[1]!(false); await Promise.resolve(); });
  expect(shown()).toBe('abc');
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
