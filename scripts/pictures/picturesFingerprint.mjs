/** A fingerprint of the shop's pictures from their sources, known before they are made. Uses only Node built-ins. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../setup/settings.mjs';

/** A hash of everything that the pictures depend on: the scripts of this folder and two packages. */
export function picturesFingerprint() {
  const scripts = readdirSync(path.join(projectRoot, 'scripts/pictures')).sort().map((name) => `scripts/pictures/${name}`);
  const packages = ['sharp', '@lobehub/fluent-emoji-3d'].map((name) => `node_modules/${name}/package.json`);
  const hash = createHash('sha256');
  for (const file of [...scripts, ...packages]) hash.update(readFileSync(path.join(projectRoot, file)));
  return hash.digest('hex');
}

/** The URL path of the pictures below the base path. It contains the fingerprint, so that browsers may cache them forever. */
export function picturesPath() {
  return `assets/pictures/${picturesFingerprint().slice(0, 8)}/`;
}
