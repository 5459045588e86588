import { notified } from '../shared/notifications/notificationsSlice';

/**
 * The toast that offers to reload into a new version of the app. Without a reload the new version opens on the next visit,
 * so nothing changes while the user works.
 */
export const newVersionReady = () =>
  notified({ kind: 'info', message: 'A new version is ready.', action: { name: 'openNewVersion', label: 'Reload now' } });
