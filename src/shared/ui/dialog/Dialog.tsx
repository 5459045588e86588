import { lazyDialog } from './lazyDialog';

/**
 * A modal dialog: it traps the focus, restores it on closing, and is a bottom sheet on a phone. Its code is prefetched while
 * the browser is idle, so it does not delay the first screen.
 */
export const Dialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialog", webpackPrefetch: true */ './DialogWindow')).DialogWindow,
);
