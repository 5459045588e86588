/** Release functions of the mounted forms with text that a reload would lose. Each disables its form's own leave prompt. */
const forms = new Set<() => void>();

/**
 * Registers a form with unsaved text.
 * @param release called when the user has agreed to lose the text
 * @returns a function that unregisters the form
 */
export function registerUnsavedText(release: () => void = () => undefined): () => void {
  // A new function per call, because two forms may pass the same one.
  const form = () => { release(); };
  forms.add(form);
  return () => { forms.delete(form); };
}

/** True if a mounted form has unsaved text. */
export function hasUnsavedText(): boolean {
  return forms.size > 0;
}

/** Disables the leave prompts: the user has agreed to lose the text. */
export function releaseUnsavedText() {
  for (const release of forms) release();
}
