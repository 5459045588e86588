import { Children, type ReactNode } from 'react';

/** Messages that belong to no single field. Ant Design gives those outside a `Form.Item` no style. */
export function FormErrors({ errors }: { errors: readonly ReactNode[] }) {
  return Children.map(errors, (error) => <p style={{ color: 'var(--color-danger)' }}>{error}</p>);
}
