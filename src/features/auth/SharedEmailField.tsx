import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { EmailField } from '../../shared/ui';

/** Props of the sign-in and registration forms. */
export interface AuthFormProps {
  /** Initial e-mail; the page passes it to both forms, so that it is typed once. */
  email: string;
  onEmailTyped: (email: string) => void;
}

interface SharedEmailFieldProps extends ComponentProps<typeof EmailField> {
  onTyped: (email: string) => void;
}

/** The e-mail field of both forms; it also reports each change to the page. */
export function SharedEmailField({ onTyped, onChange, ...field }: SharedEmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const catchUp = useEffectEvent(() => { onTyped(input.current?.value ?? ''); });
  // What was typed in the prerendered page before hydration fires no event in React.
  useEffect(() => { catchUp(); }, []);
  return (
    <EmailField
      {...field}
      ref={input}
      onChange={(event) => {
        onChange?.(event);
        onTyped(event.target.value);
      }}
    />
  );
}
