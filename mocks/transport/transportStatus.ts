/** The transport status of this page: whether calls go through the service worker, and if not, why. The QA panel shows it. */
import { shopStorage } from '../db/connection/shop';

/** Why calls are handled in the page. */
const REASONS = {
  starting: 'the service worker has not started yet',
  unsupported: 'this browser has no service workers here',
  bypassed: 'this load has bypassed the service worker, as a hard reload does',
  failed: 'the service worker does not start: it may be blocked',
  silent: 'the service worker did not answer',
} as const;
const DATA = {
  kept: 'Data is kept in this browser.',
  memory: 'Data is in memory and gone with the page: the browser refuses to store it.',
  unusable: 'Data is kept in this browser and cannot be opened now.',
} as const;

/** A key of REASONS. */
export type PageReason = keyof typeof REASONS;

let taken: 'worker' | PageReason = 'starting';

/** Notes the transport of the latest call, or why the worker cannot be used. */
export function recordTransport(way: 'worker' | PageReason) {
  taken = way;
}

/** The transport and the storage as text: `Requests go through the service worker. Data is kept in this browser.` */
export function describeTransport(): string {
  const requests =
    taken === 'worker' ? 'Requests go through the service worker.' : `Requests are answered in the page: ${REASONS[taken]}.`;
  const data = DATA[shopStorage()];
  return `${requests} ${data}`;
}
