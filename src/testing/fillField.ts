import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field in one event, for tests that do not depend on how it is typed: each event renders the form. */
export async function fillField(user: UserEvent, field: HTMLElement, text: string) {
  if (text === '') return user.clear(field);
  act(() => { field.focus(); });
  (field as HTMLInputElement | HTMLTextAreaElement).select();
  return user.paste(text);
}
