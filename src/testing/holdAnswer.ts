import { act, waitFor } from '@testing-library/react';
import { answered } from '../../mocks/testing/answered';
import { lateAnswer } from '../../mocks/testing/lateAnswer';
import type { Call } from '../domain/calls/call';

/**
 * Does something that makes a call, and holds the response.
 * @param behave gives the response; by default it is the backend's, with the data at the time of the request
 * @returns lets the response arrive, and resolves once it has been rendered
 */
export async function holdAnswer(call: Call, cause: () => unknown, behave?: Parameters<typeof lateAnswer>[1]) {
  const late = lateAnswer(call, behave);
  await cause();
  // The screen continues while it waits.
  await waitFor(() => late.asked);
  return () => act(() => answered(call, late.arrive));
}
