import { caseFold } from '../../src/domain/text/text';

/** Whether a text contains every word of a search, ignoring case. */
export function includesWords(text: string, search: string): boolean {
  return caseFold(search).split(/\s+/).every((word) => caseFold(text).includes(word));
}
