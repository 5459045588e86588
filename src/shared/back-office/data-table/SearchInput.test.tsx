import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchInput } from './SearchInput';
import { PAUSE_MS } from '../useSettled';

beforeEach(() => { jest.useFakeTimers(); });
afterEach(() => { jest.useRealTimers(); });

// A list is read again every few seconds, and draws its search box with a listener of its own each time.
it('searches after one pause although the list is drawn meanwhile, as the list is by then', () => {
  const [before, now] = [jest.fn(), jest.fn()];
  const { rerender } = render(<SearchInput value="" label="Search items..." onSearch={before} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pizza' } });
  act(() => { jest.advanceTimersByTime(PAUSE_MS - 1); });
  rerender(<SearchInput value="" label="Search items..." onSearch={now} />);
  act(() => { jest.advanceTimersByTime(1); });
  expect(before).not.toHaveBeenCalled();
  expect(now.mock.calls).toEqual([['pizza']]);
});

it.each([{ isComposing: true }, { keyCode: 229 }])('leaves Enter to an input method (%o)', (composing) => {
  const onSearch = jest.fn();
  render(<SearchInput value="" label="Search items..." onSearch={onSearch} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ピザ' } });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', ...composing });
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.keyUp(screen.getByRole('searchbox'), { key: 'Enter' });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['ピザ']]);
});

it('has a button that empties it, called by what it does', () => {
  const onSearch = jest.fn();
  render(<SearchInput value="pizza" label="Search items..." onSearch={onSearch} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
