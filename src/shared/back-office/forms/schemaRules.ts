import type { FormRule } from 'antd';
import * as v from 'valibot';

/**
 * Validates a form.
 * @param values the values of the form, as the schema's input
 * @returns the message of each failing field, in the schema's order. A message that several fields share, such as 'Please
 *   fill all required fields', is shown at the first of them: the others have ''.
 */
export function failuresOf(schema: v.GenericSchema<unknown, unknown>, values: unknown): ReadonlyMap<string, string> {
  const failures = new Map<string, string>();
  for (const { message, path } of v.safeParse(schema, values).issues ?? []) {
    const field = String(path?.[0]?.key);
    if (!failures.has(field)) failures.set(field, [...failures.values()].includes(message) ? '' : message);
  }
  return failures;
}

/** The rules of a `Form.Item`, from the schema with which the backend validates the same form. */
export function schemaRules(schema: v.GenericSchema<unknown, unknown>, field: string): FormRule[] {
  return [
    ({ getFieldsValue }) => ({
      validator: () => {
        const message = failuresOf(schema, getFieldsValue(true)).get(field);
        return message === undefined ? Promise.resolve() : Promise.reject(new Error(message));
      },
    }),
  ];
}
