/** The named parts of the bundle, as the build has noted them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSettings } from './settings.mjs';

/**
 * Reads which files come with each part.
 * @returns {Promise<(name: string) => string[]>} the files of a part, below dist/; it throws where there is none of that name
 */
export async function readChunks() {
  /** @type {{ named: Record<string, string[]> }} */
  const { named } = JSON.parse(await readFile(path.join(buildSettings().workFolder, 'chunks.json'), 'utf8'));
  return (name) => {
    const files = named[name];
    // Renamed, it would weigh nothing and be announced to nobody, and all would look well.
    if (files === undefined) throw new Error(`The build has no part named ${name}`);
    return files;
  };
}
