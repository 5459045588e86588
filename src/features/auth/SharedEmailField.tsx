import type { ComponentProps } from 'react';
import { EmailField } from '../../shared/ui';

/** What the page hands to either form. */
export interface AuthFormProps {
  /** Both forms show it, so that it is typed once. */
  email: string;
  onEmailTyped: (email: string) => void;
}

interface SharedEmailFieldProps extends ComponentProps<typeof EmailField> {
  onTyped: (email: string) => void;
}

/** The e-mail address, which the page hands to the other form too. */
export function SharedEmailField({ onTyped, onChange, ...field }: SharedEmailFieldProps) {
  return (
    <EmailField
      {...field}
      onChange={(event) => {
        onChange?.(event);
        onTyped(event.target.value);
      }}
    />
  );
}
