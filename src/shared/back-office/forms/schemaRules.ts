import type { FormRule } from 'antd';
import * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * Validates a form.
 * @param values the values of the form, as the schema's input
 * @param fields checks each field, where the schema ends at the first rule that fails, such as that of the required fields
 * @returns the message of each failing field, in the schema's order. A message that several fields share, such as 'Please
 *   fill all required fields', is shown at the first of them: the others have ''.
 */
export function failuresOf(schema: Schema, values: unknown, fields?: Schema): ReadonlyMap<string, string> {
  const failures = new Map<string, string>();
  for (const { message, path } of [schema, ...(fields ? [fields] : [])].flatMap((each) => v.safeParse(each, values).issues ?? [])) {
    const field = String(path?.[0]?.key);
    if (!failures.has(field)) failures.set(field, [...failures.values()].includes(message) ? '' : message);
  }
  return failures;
}

/** The rules of a `Form.Item`, from the schema with which the backend validates the same form. */
export function schemaRules(schema: Schema, field: string, fields?: Schema): FormRule[] {
  return [
    ({ getFieldsValue }) => ({
      validator: () => {
        const message = failuresOf(schema, getFieldsValue(true), fields).get(field);
        return message === undefined ? Promise.resolve() : Promise.reject(new Error(message));
      },
    }),
  ];
}
