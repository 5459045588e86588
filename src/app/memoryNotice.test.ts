import { STORAGE } from '../domain/headers';
import { selectNotices } from '../shared/notifications/notificationsSlice';
import { tellAboutMemory } from './memoryNotice';
import { makeStore } from './store';

const REFUSED = { status: 500, code: 'server_error', message: 'The stored shop cannot be opened.' };
const answer = (storage: string) => Response.json(REFUSED, { headers: { [STORAGE]: storage } });
const moment = () => new Promise((resolve) => { setTimeout(resolve); });

test('a shop that could not be opened, and then is in memory, is told of both ways, each once', async () => {
  const { store } = makeStore({ fetch: () => Promise.reject(new Error('Nothing is asked here')), wait: () => Promise.resolve() });
  const { heed, inMemory } = tellAboutMemory(() => store);
  const said = () => selectNotices(store.getState()).map(({ message }) => message);
  heed(answer('unusable'));
  heed(answer('unusable'));
  await moment();
  expect(said()).toEqual([REFUSED.message]);
  expect(inMemory()).toBe(false);
  heed(answer('memory'));
  heed(answer('memory'));
  await moment();
  expect(said()).toEqual([REFUSED.message, expect.stringContaining('refuses to store')]);
  expect(inMemory()).toBe(true);
});
