/** Identifies the shop's pictures by what they are made from, before they are made. Node built-ins only. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './settings.mjs';

/** A hash of everything the pictures depend on: the recipes, the script and the two packages. */
export function picturesFingerprint() {
  const recipes = readdirSync(path.join(projectRoot, 'scripts/pictures')).sort().map((name) => `scripts/pictures/${name}`);
  const packages = ['sharp', '@lobehub/fluent-emoji-3d'].map((name) => `node_modules/${name}/package.json`);
  const hash = createHash('sha256');
  for (const file of ['scripts/pictures.mjs', ...recipes, ...packages]) hash.update(readFileSync(path.join(projectRoot, file)));
  return hash.digest('hex');
}

/** Where the pictures are served from, below the base path. The fingerprint is part of it, so browsers may cache them for good. */
export function picturesPath() {
  return `assets/pictures/${picturesFingerprint().slice(0, 8)}/`;
}
