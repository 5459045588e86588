import { caseFold } from '../text/text';

/** The form in which category names are compared: without case and surrounding space, each run of spaces as one. */
export function categoryKey(name: string): string {
  return caseFold(name.trim().replace(/\s+/g, ' '));
}
