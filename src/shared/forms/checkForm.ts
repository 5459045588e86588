import * as v from 'valibot';
import { firstMessage, isFilled } from '../../domain/text';

/** What is wrong with a form: the sentence, and the field it belongs to where it belongs to one. */
export interface FormProblem<Field extends string = string> {
  message: string;
  field: Field | undefined;
}

/**
 * Checks what is typed against the contract's schema and finds the field of the first failure. A refusal of the whole
 * form ('Please fill all fields') belongs to the first empty field, in the order of `typed`.
 */
export function checkForm<Field extends string>(
  schema: v.GenericSchema<unknown, unknown>,
  typed: Readonly<Record<Field, string>>,
): FormProblem<Field> | null {
  const result = v.safeParse(schema, typed);
  const message = firstMessage(result);
  if (message === null) return null;
  const fields = Object.keys(typed) as Field[];
  const issue = result.issues?.[0];
  const key = issue?.path?.[0]?.key;
  // What was checked, not the text: a number field has none of what it could not read, and is filled all the same.
  const checked = (issue?.path ? typed : issue?.input) as Readonly<Record<Field, unknown>>;
  return { message, field: fields.find((field) => field === key) ?? fields.find((field) => !isFilled(checked[field])) };
}
