import * as v from 'valibot';

/** What is wrong with a form: the sentence, and the field it belongs to where it belongs to one. */
export interface FormProblem<Field extends string = string> {
  message: string;
  field: Field | undefined;
}

/** Checks what is typed against the contract's schema and finds the field of the first failure. */
export function checkForm<Field extends string>(
  schema: v.GenericSchema<unknown, unknown>,
  typed: Readonly<Record<Field, string>>,
): FormProblem<Field> | null {
  const issue = v.safeParse(schema, typed).issues?.[0];
  if (!issue) return null;
  const fields = Object.keys(typed) as Field[];
  return { message: issue.message, field: fields.find((field) => field === issue.path?.[0]?.key) };
}
