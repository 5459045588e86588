import { act, renderHook } from '@testing-library/react';
import { PAUSE_MS, useDebouncedText } from './useDebouncedText';

beforeEach(() => { jest.useFakeTimers(); });
afterEach(() => { jest.useRealTimers(); });

test('a cleared text does not return with the next letter', () => {
  const { result, rerender } = renderHook(useDebouncedText, { initialProps: 'first.webp' });
  rerender('');
  expect(result.current).toBe('');
  rerender('s');
  expect(result.current).toBe('');
  act(() => { jest.advanceTimersByTime(PAUSE_MS); });
  expect(result.current).toBe('s');
});
