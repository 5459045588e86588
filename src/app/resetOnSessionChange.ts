import type { Middleware } from '@reduxjs/toolkit';
import { TAGS, api } from '../shared/api/api';
import { undoWithdrawn } from '../shared/notifications/notificationsSlice';
import { sessionChanged } from '../shared/session-store/sessionSlice';

/** Tags that survive a session change: public data, and the session itself, which is cached per token. */
const KEPT: readonly string[] = ['Session', 'Food', 'Category', 'Banner'];

/**
 * Invalidates all cached private data when the session changes, so that the next user never sees the data of the previous
 * one, and dismisses the messages that offer to undo the previous user's changes. The menu is public and stays cached.
 */
export const resetOnSessionChange: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (sessionChanged(action)) {
    store.dispatch(api.util.invalidateTags(TAGS.filter((tag) => !KEPT.includes(tag))));
    store.dispatch(undoWithdrawn());
  }
  return result;
};
