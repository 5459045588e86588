import { caseFold } from '../../src/domain/caseFold';

/** Whether each word that is searched for stands somewhere in a text. */
export function hasWords(text: string, search: string): boolean {
  return caseFold(search).split(/\s+/).every((word) => caseFold(text).includes(word));
}
