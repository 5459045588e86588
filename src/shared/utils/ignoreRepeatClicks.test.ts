import { forgetClicks, ignoreRepeatClicks, ignoreRepeatClicksById } from './ignoreRepeatClicks';

beforeEach(forgetClicks);

/** A click by key; with a pointer `detail` is at least 1. */
const byKey = (timeStamp: number) => ({ detail: 0, timeStamp });

it('counts a press by key half a second after the last one, on any control', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  ignoreRepeatClicks(first)(byKey(1000));
  ignoreRepeatClicks(second)(byKey(1250));
  ignoreRepeatClicks(second)(byKey(1700));
  expect(second).not.toHaveBeenCalled();
  ignoreRepeatClicks(second)(byKey(2200));
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('counts a press by key after another key, such as Tab', () => {
  const act = jest.fn();
  ignoreRepeatClicks(act)(byKey(1000));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  ignoreRepeatClicks(act)(byKey(1100));
  expect(act).toHaveBeenCalledTimes(2);
});

it('counts a held Enter once', () => {
  const act = jest.fn();
  const hold = (repeat: boolean) => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat }));
  hold(false);
  ignoreRepeatClicks(act)(byKey(1000));
  hold(true);
  ignoreRepeatClicks(act)(byKey(2000));
  expect(act).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter' }));
  ignoreRepeatClicks(act)(byKey(3000));
  expect(act).toHaveBeenCalledTimes(2);
});

it('counts every press by key on one row, but none of a series that continues on the next row', () => {
  const act = jest.fn();
  const onRow = ignoreRepeatClicksById();
  const press = (row: string, at: number) => { onRow(row, () => { act(row); })(byKey(at)); };
  press('a', 1000);
  press('a', 1100);
  press('b', 1200);
  press('b', 1800);
  expect(act.mock.calls).toEqual([['a'], ['a'], ['b']]);
});
