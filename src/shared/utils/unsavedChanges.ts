/** Asks the user whether to leave; resolves to true to leave. */
type Ask = () => Promise<boolean>;

/** A form on the screen that may have unsaved changes. */
interface UnsavedForm {
  /** Whether it has some now; by default it has while it is registered. */
  readonly isDirty?: () => boolean;
  /** Asks before the form is left; without it the form is left at once. */
  readonly ask?: Ask;
  /** Ends the form's questions: the user has agreed to lose the changes. */
  readonly release?: () => void;
}

const forms = new Set<UnsavedForm>();

/** Registers a form that may have unsaved changes. @returns a function that unregisters it */
export function registerUnsavedChanges(form: UnsavedForm = {}): () => void {
  // A new object per call, because two forms may pass the same one.
  const entry = { ...form };
  forms.add(entry);
  return () => { forms.delete(entry); };
}

/** Whether a form on the screen has unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return [...forms].some(({ isDirty = () => true }) => isDirty());
}

/** Ends the questions of all forms: the user has agreed to lose the changes. */
export function releaseUnsavedChanges() {
  for (const { release } of forms) release?.();
}

/** Calls `leave` (which leaves without a navigation, such as signing out) unless the user stays with unsaved changes. */
export async function confirmThen(leave: () => void) {
  for (const { ask } of forms) {
    if (ask && !(await ask())) return;
  }
  leave();
}
