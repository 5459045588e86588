import { lazyDialog } from './lazyDialog';

/** A modal dialog: it traps the focus, restores it on closing, and is a bottom sheet on a phone. */
export const Dialog = lazyDialog(async () => (await import(/* webpackChunkName: "dialog" */ './DialogWindow')).DialogWindow);
