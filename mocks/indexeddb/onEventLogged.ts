import { Dexie } from 'dexie';
import { DATABASE_NAME } from './database';

/** The start of the keys under which Dexie reports changes of the event log. */
const EVENT_LOG = `idb://${DATABASE_NAME}/events/`;

/**
 * Calls `onChange`, until the signal aborts, after each transaction, in this tab or another one, that has written an event, and
 * whenever the page may have missed such a signal: when it is shown again, restored from the back/forward cache, or online again.
 */
export function onEventLogged(onChange: () => void, signal: AbortSignal) {
  const onMutated = (parts: object) => {
    if (Object.keys(parts).some((part) => part.startsWith(EVENT_LOG))) onChange();
  };
  Dexie.on('storagemutated', onMutated);
  document.addEventListener('visibilitychange', onChange);
  for (const type of ['pageshow', 'online']) window.addEventListener(type, onChange);
  signal.addEventListener('abort', () => {
    Dexie.on.storagemutated.unsubscribe(onMutated);
    document.removeEventListener('visibilitychange', onChange);
    for (const type of ['pageshow', 'online']) window.removeEventListener(type, onChange);
  });
}
