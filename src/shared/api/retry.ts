import { retry } from '@reduxjs/toolkit/query/react';
import { type ApiError, isRetryable } from './apiError';
import { type BaseQuery, requestsOf, sendRequest } from './request';

const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** The wait after a number of failures, in ms: doubled with each one (docs/behaviour.md, section 9). */
export function backoff(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT_MS);
}

/**
 * Waits in real time.
 * @throws DOMException AbortError if the signal aborts
 */
export async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** Sends a read, and again after a temporary failure, at most three times (docs/behaviour.md, section 9). */
export const sendWithRetries: BaseQuery = (request, api, extraOptions) =>
  retry(sendRequest, {
    retryCondition: (error, _request, { attempt }) => attempt <= MAX_RETRIES && isRetryable(error as ApiError),
    backoff: (attempt, _max, signal) => requestsOf(api).network.wait(backoff(attempt), signal ?? api.signal),
  })(request, api, extraOptions);
