import { caseFold } from './caseFold';

/** The form in which names of categories are compared: without case and space around them, each run of spaces as one. */
export function categoryKey(name: string): string {
  return caseFold(name.trim().replace(/\s+/g, ' '));
}
