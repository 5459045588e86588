/** How class names of CSS modules read in the production build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './settings.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What every name of a module begins with: three characters of its path's hash, of which the first has to be a letter. @param {string} file */
function beginningOf(file) {
  const hash = createHash('sha256').update(path.relative(projectRoot, file).replaceAll(path.sep, '/')).digest();
  return LETTERS.charAt((hash[0] ?? 0) % LETTERS.length) + hash.toString('base64url', 1).slice(0, 2);
}

/** Which file has which beginning, of those that were asked for. @type {Map<string, string>} */
const files = new Map();
/** The names of each: webpack asks for one at a time. @type {Map<string, Record<string, string>>} */
const known = new Map();

/** @param {string} file */
function readNames(file) {
  const beginning = beginningOf(file);
  const other = files.get(beginning);
  if (other !== undefined) throw new Error(`The short names of ${file} would be those of ${other}. Give one of the two another name.`);
  files.set(beginning, file);
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const names = new Set([...css.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
  if (names.size > LETTERS.length) throw new Error(`${file} has ${names.size} names. Make two modules of it.`);
  return Object.fromEntries([...names].map((name, index) => [name, beginning + LETTERS.charAt(index)]));
}

/**
 * The short names of a CSS module's classes and keyframes, the same wherever the project is built. They weigh most in
 * what is downloaded first, and compress best where neighbours are alike: a beginning for the module, a letter for each.
 * @param {string} file
 * @returns {Record<string, string>}
 * @throws where two modules would begin alike, or one has more names than there are letters
 */
export function localNames(file) {
  const names = known.get(file) ?? readNames(file);
  known.set(file, names);
  return names;
}
