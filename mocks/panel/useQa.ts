import { useSyncExternalStore } from 'react';
import { onChange } from '../qa/changes';

let version = 0;
onChange(() => { version += 1; });

/** Renders again after every change of what QA has switched on, logged or seen. */
export function useQa() {
  useSyncExternalStore(onChange, () => version);
}
