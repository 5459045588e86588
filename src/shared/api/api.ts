import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** Data nobody looks at is dropped after five minutes, in seconds (specification, section 9). */
const KEEP_UNUSED_SECONDS = 300;

/** Everything that can go stale, each under the name it is woken by. */
export const TAGS = ['Session', 'Food', 'Category', 'Banner', 'Order', 'User', 'Inventory', 'History', 'Overview'] as const;

/** The one API of the app. Features inject their endpoints and meet through these tags alone. */
export const api = createApi({
  baseQuery,
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  // A slow answer elsewhere must not hold back what a change has made stale.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
