import { useState } from 'react';

/**
 * Whether the answer on the screen is the first one to its query. Refetches are not announced to screen readers: the user
 * did not ask for them, and each change of another user makes one.
 * @param answer undefined until there is one
 */
export function useIsFirstResponse(question: unknown, answer: unknown): boolean {
  const [first, setFirst] = useState({ question, answer });
  if (first.question === question && first.answer !== undefined) return first.answer === answer;
  if (first.question !== question || first.answer !== answer) setFirst({ question, answer });
  return true;
}
