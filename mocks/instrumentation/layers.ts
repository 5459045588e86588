import { getResponse } from 'msw';
import { allInterceptors } from './interceptors';
import { logRequest } from './requestLog';
import { askBackend } from '../transport/askBackend';
import { waitLatency } from '../transport/latency';

async function firstAnswer(request: Request): Promise<{ by: string; response: Response | undefined }> {
  for (const { kind, name, handlers } of allInterceptors()) {
    const response = await getResponse([...handlers], request);
    if (response) return { by: `${kind} ${name}`, response };
  }
  return { by: 'backend', response: await askBackend(request) };
}

/**
 * Passes a request through the interceptors (scenarios and overrides), then to the backend, after the simulated latency.
 * Logs the result.
 */
export async function askLayers(request: Request): Promise<Response | undefined> {
  const log = logRequest(request);
  await waitLatency();
  const { by, response } = await firstAnswer(request);
  void log(by, response);
  return response;
}
