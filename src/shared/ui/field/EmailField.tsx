import type { ComponentProps } from 'react';
import { TextField } from './TextField';

/**
 * An e-mail field. Not of type `email`: Chromium returns the domain of such a field as punycode
 * (https://html.spec.whatwg.org/multipage/input.html#email-state-(type=email)), and the forms validate the address anyway.
 */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return <TextField {...field} label="Email" type="text" inputMode="email" autoCapitalize="none" spellCheck={false} aria-required />;
}
