import * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/** Where a field is in the values of its form: its name, then indexes and names inside it. */
export type FieldPath = (string | number)[];

export interface Failure {
  readonly path: FieldPath;
  readonly message: string;
}

const isSame = (one: FieldPath, other: FieldPath) => one.length === other.length && one.every((key, index) => key === other[index]);

/**
 * Validates a form.
 * @param values the values of the form, as the schema's input
 * @param fields checks each field, where the schema ends at the first rule that fails, such as that of the required fields
 * @returns the message of each failing field, in the schema's order. A message that several fields share, such as 'Please
 *   fill all required fields', is shown at the first of them: the others have ''.
 */
export function failuresOf(schema: Schema, values: unknown, fields?: Schema): readonly Failure[] {
  const failures: Failure[] = [];
  for (const { message, path: items = [] } of [schema, ...(fields ? [fields] : [])].flatMap((each) => v.safeParse(each, values).issues ?? [])) {
    const path = items.map(({ key }) => (typeof key === 'number' ? key : String(key)));
    if (failures.some((failure) => isSame(failure.path, path))) continue;
    failures.push({ path, message: failures.some((failure) => failure.message === message) ? '' : message });
  }
  return failures;
}

/** Gives the rules of a field by its place. */
export type RulesAt = (path: FieldPath) => ReturnType<typeof schemaRules>;

/**
 * The rules of a `Form.Item` or a `Form.List`, from the schema with which the backend validates the same form.
 * @param getFailures gives the failures of the form with its present values (`failuresOf`)
 */
export function schemaRules(getFailures: () => readonly Failure[], path: FieldPath) {
  return [
    {
      validator: () => {
        const failure = getFailures().find((each) => isSame(each.path, path));
        return failure === undefined ? Promise.resolve() : Promise.reject(new Error(failure.message));
      },
    },
  ];
}
