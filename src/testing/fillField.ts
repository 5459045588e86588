import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field in one event, for tests that do not depend on how it is typed: each key renders the form. */
export async function fillField(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
