import type { FormInstance } from 'antd';
import * as v from 'valibot';
import { isEqual } from '../../../domain/isEqual';

type Schema = v.GenericSchema<unknown, unknown>;

/** Where a field is in the values of its form: its name, then indexes and names inside it. */
export type FieldPath = (string | number)[];

export interface Failure {
  readonly path: FieldPath;
  readonly message: string;
}

/**
 * Validates a form.
 * @param form the name of the form
 * @param values the values of the form, as the schema's input
 * @param fields checks each field, where the schema ends at the first rule that fails, such as that of the required fields
 * @returns the message of each failing field, in the order of the screen. A message that several fields share, such as 'Please
 *   fill all required fields', is shown at the first of them: the others have ''.
 */
export function failuresOf(form: string, schema: Schema, values: unknown, fields?: Schema): readonly Failure[] {
  const failures: Failure[] = [];
  for (const { message, path: items = [] } of [schema, ...(fields ? [fields] : [])].flatMap((each) => v.safeParse(each, values).issues ?? [])) {
    const path = items.map(({ key }) => (typeof key === 'number' ? key : String(key)));
    if (!failures.some((failure) => isEqual(failure.path, path))) failures.push({ path, message });
  }
  // The ids that Ant Design gives the fields of a form.
  const elementOf = ({ path }: Failure) => document.getElementById([form, ...path].join('_'));
  failures.sort((a, b) => {
    const [one, other] = [elementOf(a), elementOf(b)];
    if (!one || !other) return 0;
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  });
  return failures.map(({ path, message }, at) => ({ path, message: failures.findIndex((other) => other.message === message) < at ? '' : message }));
}

/** Marks the fields that fail, and takes the messages of the last attempt away. */
export function showFailures(form: FormInstance, failures: readonly Failure[]) {
  const marked = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  form.setFields([...marked.map(({ name }) => ({ name, errors: [] })), ...failures.map(({ path, message }) => ({ name: path, errors: [message] }))]);
}
