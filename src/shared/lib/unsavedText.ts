/** The forms on the screen whose text a reload would lose, each as what lets the page go without a second question. */
const forms = new Set<() => void>();

/**
 * Registers a form with unsaved text.
 * @param release called when the user has agreed to lose the text
 * @returns what ends the registration
 */
export function registerUnsavedText(release: () => void = () => undefined): () => void {
  // A function of its own, because two forms may pass the same one.
  const form = () => { release(); };
  forms.add(form);
  return () => { forms.delete(form); };
}

/** Whether a form on the screen has unsaved text. */
export function hasUnsavedText(): boolean {
  return forms.size > 0;
}

/** Lets the page go without a further question: the user has agreed to lose the text. */
export function releaseUnsavedText() {
  for (const release of forms) release();
}
