/** The stream of what others change (docs/behaviour.md, section 9). */
import { makeStore } from '../../app/store';
import { startLiveUpdates } from './liveUpdates';

const FIRST = 'id: 1-1\ndata: {"type":"up-to-date"}\n\n';

it('a stream that has been silent for a minute is opened again: a connection can die without an end', async () => {
  jest.useFakeTimers();
  const opened = jest.fn(() => Promise.resolve(new Response(new ReadableStream({ start: (stream) => { stream.enqueue(new TextEncoder().encode(FIRST)); } }))));
  const { store, requests } = makeStore({ fetch: opened, wait: () => Promise.resolve() });
  const end = startLiveUpdates(store, requests, () => false, () => undefined);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(opened).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(opened).toHaveBeenCalledTimes(2);
  end();
  jest.useRealTimers();
});
