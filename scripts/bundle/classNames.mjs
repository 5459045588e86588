/** Where a build notes the class names of its CSS modules. Uses only Node built-ins. */
import path from 'node:path';
import { bundlerCache, projectRoot } from '../setup/settings.mjs';

/**
 * The file with the class names that webpack gave to a CSS module, as JSON. It is in the folder of webpack's cache, because
 * webpack does not load a cached module again.
 * @param {string} module absolute path
 */
export function classNamesFile(module) {
  return path.join(bundlerCache, 'class-names', `${path.relative(projectRoot, module)}.json`);
}
