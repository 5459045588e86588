import { notified } from '../shared/notifications/notificationsSlice';

/** Offers a new version of the shop, which opens at the next start in any case: nothing changes while the user works. */
export const newVersionReady = () =>
  notified({ kind: 'info', message: 'A new version is ready.', action: { name: 'openNewVersion', label: 'Reload now' } });
