/** The short class names of CSS modules in the production build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../setup/settings.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The prefix of a module's class names: three characters from the hash of its path. The first one must be a letter.
 * @param {string} file
 */
function beginningOf(file) {
  const hash = createHash('sha256').update(path.relative(projectRoot, file).replaceAll(path.sep, '/')).digest();
  return LETTERS.charAt((hash[0] ?? 0) % LETTERS.length) + hash.toString('base64url', 1).slice(0, 2);
}

/** The file of each prefix in use. @type {Map<string, string>} */
const files = new Map();
/** The names of each file. A cache, because webpack asks for one name at a time. @type {Map<string, Record<string, string>>} */
const known = new Map();

/** @param {string} file */
function readNames(file) {
  const beginning = beginningOf(file);
  const other = files.get(beginning);
  if (other !== undefined) throw new Error(`${file} and ${other} have the same prefix for their class names. Rename one of the two files.`);
  files.set(beginning, file);
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const names = new Set([...css.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
  if (names.size > LETTERS.length) throw new Error(`${file} has ${names.size} class names, and the short names allow ${LETTERS.length}. Split it into two modules.`);
  return Object.fromEntries([...names].map((name, index) => [name, beginning + LETTERS.charAt(index)]));
}

/**
 * The short names of a CSS module's classes and keyframes, the same on every machine. Class names are a large part of
 * the first download, and compress best if neighbours are similar: a prefix per module and a letter per name.
 * @param {string} file
 * @returns {Record<string, string>}
 * @throws if two modules have the same prefix, or if one has more names than there are letters
 */
export function localNames(file) {
  const names = known.get(file) ?? readNames(file);
  known.set(file, names);
  return names;
}
