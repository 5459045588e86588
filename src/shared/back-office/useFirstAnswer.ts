import { useState } from 'react';

/**
 * Whether what is shown is the first answer to its question: a refresh of it was asked for by nobody, and is said to
 * nobody. Where orders come in, that would be every few seconds.
 * @param answer undefined until there is one
 */
export function useFirstAnswer(question: unknown, answer: unknown): boolean {
  const [first, setFirst] = useState({ question, answer });
  if (first.question === question && first.answer !== undefined) return first.answer === answer;
  if (first.question !== question || first.answer !== answer) setFirst({ question, answer });
  return true;
}
