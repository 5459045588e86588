/** A dialog, drawer or question that is open. */
interface OpenDialog {
  /** The dialog's element, or one in it; null before it is rendered. */
  readonly content: () => Element | null;
  /** It has a form or asks a question: the page behind it does not change. */
  readonly asks: boolean;
}

/** The last one is the topmost. A closed dialog may remain in the document, hidden or fading, so the document does not tell. */
const dialogs: OpenDialog[] = [];

/** Adds a dialog that has opened. @returns removes it, when it closes */
export function registerDialog(dialog: OpenDialog): () => void {
  dialogs.push(dialog);
  return () => { dialogs.splice(dialogs.indexOf(dialog), 1); };
}

/** Whether a dialog with a form or a question is open. */
export function isDialogAsking(): boolean {
  return dialogs.some(({ asks }) => asks);
}

/** The element of the topmost open dialog, if there is one. */
export function topDialog(): HTMLElement | null {
  return dialogs.at(-1)?.content()?.closest<HTMLElement>('[role$=dialog]') ?? null;
}
