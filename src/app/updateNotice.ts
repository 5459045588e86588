import { notified } from '../shared/notifications/notificationsSlice';

/** Says that a later version waits for its turn: nothing changes under anybody's hands. */
export const updateArrived = () =>
  notified({ kind: 'info', message: 'A new version of the shop has arrived. It opens the next time you start the shop.' });
