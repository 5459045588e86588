/** The named chunks of the bundle, as webpack recorded them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSettings } from '../setup/settings.mjs';

/**
 * Reads which files belong to each chunk.
 * @returns {Promise<(name: string) => string[]>} the files of a chunk, below dist/; throws for an unknown name
 */
export async function readChunks() {
  /** @type {{ named: Record<string, string[]> }} */
  const { named } = JSON.parse(await readFile(path.join(buildSettings().workFolder, 'chunks.json'), 'utf8'));
  return (name) => {
    const files = named[name];
    // Otherwise a renamed chunk would count as 0 bytes and not be preloaded, without an error.
    if (files === undefined) throw new Error(`The build has no chunk named ${name}`);
    return files;
  };
}
