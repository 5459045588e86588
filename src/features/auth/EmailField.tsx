import type { ComponentProps } from 'react';
import { TextField } from '../../shared/ui';

/** What the page hands to either form. */
export interface AuthFormProps {
  /** Both forms ask for it, and nobody types it twice. */
  email: string;
  onEmailTyped: (email: string) => void;
}

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  onTyped: (email: string) => void;
}

/** The e-mail address, which the page keeps for the other form. */
export function EmailField({ onTyped, onChange, ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label="Email"
      type="email"
      inputMode="email"
      aria-required
      onChange={(event) => {
        onChange?.(event);
        onTyped(event.target.value);
      }}
    />
  );
}
