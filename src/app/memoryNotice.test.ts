import { STORAGE } from '../domain/http/headers';
import { selectToasts } from '../shared/notifications/notificationsSlice';
import { noticeStorage } from './memoryNotice';
import { makeStore } from './store';

const REFUSED = { status: 500, code: 'server_error', message: 'The stored shop cannot be opened.' };
const answer = (storage?: string) => Response.json(REFUSED, { headers: storage === undefined ? {} : { [STORAGE]: storage } });
const moment = () => new Promise((resolve) => { setTimeout(resolve); });

test('a shop that cannot be opened, then runs in memory, then is stored again shows one toast for each change', async () => {
  const { store } = makeStore({ fetch: () => Promise.reject(new Error('Nothing is asked here')), wait: () => Promise.resolve() });
  let next = answer();
  const { fetch } = noticeStorage({ fetch: () => Promise.resolve(next), wait: () => Promise.resolve() }, () => store);
  const messages = () => selectToasts(store.getState()).map(({ message }) => message);
  const answerWith = async (storage?: string) => {
    for (let times = 0; times < 2; times += 1) {
      next = answer(storage);
      await fetch('/api/menu');
      await moment();
    }
  };
  await answerWith();
  expect(messages()).toEqual([]);
  await answerWith('unusable');
  expect(messages()).toEqual([REFUSED.message]);
  await answerWith('memory');
  expect(messages()).toEqual([REFUSED.message, expect.stringContaining('refuses to store')]);
  await answerWith();
  expect(messages()).toEqual([REFUSED.message, expect.stringContaining('refuses to store'), expect.stringContaining('is open again')]);
});
