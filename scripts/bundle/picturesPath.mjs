/** Where the build puts the shop's pictures. Uses only Node built-ins. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../setup/settings.mjs';

/** The URL path of the pictures below the base path. It contains a hash of all of them, so that browsers may cache them forever. */
export function picturesPath() {
  const folder = path.join(projectRoot, 'public/pictures');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  return `assets/pictures/${hash.digest('hex').slice(0, 8)}/`;
}
