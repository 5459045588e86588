import * as v from 'valibot';

/** A validation error: the message, and the name of its field; undefined if it belongs to no single field. */
export interface FormProblem<Field extends string = string> {
  message: string;
  field: Field | undefined;
}

/**
 * Validates the typed texts against a schema of the contract.
 * @returns the first error, or null if the texts are valid
 */
export function checkForm<Field extends string>(
  schema: v.GenericSchema<unknown, unknown>,
  typed: Readonly<Record<Field, string>>,
): FormProblem<Field> | null {
  const issue = v.safeParse(schema, typed).issues?.[0];
  if (!issue) return null;
  const fields = Object.keys(typed) as Field[];
  return { message: issue.message, field: fields.find((field) => field === issue.path?.[0]?.key) };
}
