import { Dexie } from 'dexie';
import { DATABASE_NAME } from './database';

/** The start of the keys under which Dexie reports changes of the event log. */
const EVENT_LOG = `idb://${DATABASE_NAME}/events/`;

/**
 * Calls `onChange` after each transaction, in this tab or another one, that has written an event, and whenever the page may
 * have missed such a signal: when it is shown again, restored from the back/forward cache, or online again.
 * @returns a function that removes the listeners
 */
export function onEventLogged(onChange: () => void): () => void {
  const onMutated = (parts: object) => {
    if (Object.keys(parts).some((part) => part.startsWith(EVENT_LOG))) onChange();
  };
  Dexie.on('storagemutated', onMutated);
  document.addEventListener('visibilitychange', onChange);
  for (const type of ['pageshow', 'online']) window.addEventListener(type, onChange);
  return () => {
    Dexie.on.storagemutated.unsubscribe(onMutated);
    document.removeEventListener('visibilitychange', onChange);
    for (const type of ['pageshow', 'online']) window.removeEventListener(type, onChange);
  };
}
