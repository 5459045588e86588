import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchInput } from './SearchInput';
import { PAUSE_MS } from '../hooks/useDebouncedText';

beforeEach(() => { jest.useFakeTimers(); });
afterEach(() => { jest.useRealTimers(); });

// Polling renders the list every few seconds, and each render passes another callback.
it('searches once after the debounce delay with the latest callback, although the list renders in between', () => {
  const [before, now] = [jest.fn(), jest.fn()];
  const { rerender } = render(<SearchInput value="" label="Search items..." onChange={before} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pizza' } });
  act(() => { jest.advanceTimersByTime(PAUSE_MS - 1); });
  rerender(<SearchInput value="" label="Search items..." onChange={now} />);
  act(() => { jest.advanceTimersByTime(1); });
  expect(before).not.toHaveBeenCalled();
  expect(now.mock.calls).toEqual([['pizza']]);
});

it.each([{ isComposing: true }, { keyCode: 229 }])('leaves Enter to an input method (%o)', (composing) => {
  const onChange = jest.fn();
  render(<SearchInput value="" label="Search items..." onChange={onChange} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ピザ' } });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', ...composing });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyUp(screen.getByRole('searchbox'), { key: 'Enter' });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(onChange.mock.calls).toEqual([['ピザ']]);
});

it('has a clear button with an accessible name', () => {
  const onChange = jest.fn();
  render(<SearchInput value="pizza" label="Search items..." onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
