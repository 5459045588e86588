/** How class names of CSS modules read in the production build. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from './settings.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A short name for a class that is the same wherever the project is built.
 * @param {string} file the CSS module
 * @param {string} name the class as it is written there
 */
export function localName(file, name) {
  const from = `${path.relative(projectRoot, file).replaceAll(path.sep, '/')} ${name}`;
  const hash = createHash('sha256').update(from).digest();
  // Names weigh most in what is downloaded first: five characters, of which the first has to be a letter.
  return LETTERS.charAt((hash[0] ?? 0) % LETTERS.length) + hash.toString('base64url', 1).slice(0, 4);
}
