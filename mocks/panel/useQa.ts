import { useSyncExternalStore } from 'react';
import { onChange } from '../instrumentation/changeListeners';

let version = 0;
onChange(() => { version += 1; });

/** Rerenders the component after every change of the QA settings, the log or the seen messages. */
export function useQa() {
  useSyncExternalStore(onChange, () => version);
}
