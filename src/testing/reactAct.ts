/**
 * What Testing Library and these tests need of React's production build (jest.config.ts). Loaded before Testing Library, which
 * looks for `act` once.
 */
import React from 'react';
import { flushSync } from 'react-dom';

/**
 * `act` as far as tests rely on it: what the callback changes is rendered when it returns, and after its promise. What React
 * renders at its own time, such as a navigation, is awaited.
 */
function act(callback: () => unknown) {
  const result = flushSync(callback);
  if (result instanceof Promise) return result.then((value: unknown) => { flushSync(() => undefined); return value; });
  return { then: (resolve: (value: unknown) => void) => { resolve(result); } };
}

if (!('act' in React)) Object.assign(React, { act });

// React would render a navigation in slices of five milliseconds, which are many in jsdom.
jest.requireActual<{ unstable_forceFrameRate: (perSecond: number) => void }>('scheduler').unstable_forceFrameRate(1);
