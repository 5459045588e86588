/** The licences of the packages, the font and the pictures in a build, as one text file. */
import { readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../setup/settings.mjs';

/** The file's name in the build folder. The About page links to it. */
export const LICENCES_FILE = 'third-party-licences.txt';

/** The MIT text: the project's own licence without its copyright line. */
const [, MIT] = readFileSync(path.join(projectRoot, 'LICENSE'), 'utf8').split(/(?=Permission is hereby granted)/);

/** The copyright holders of MIT packages with neither a text of their licence nor an author, by how the names of the packages begin. */
const HOLDERS = {
  '@ant-design/': 'Ant UED, https://xtech.antfin.com/',
  '@antv/': 'AntV team',
  'is-node-process': 'Artem Zakharchenko',
};

/** @typedef {{ readonly title: string, readonly text: string }} Licence */

/**
 * The licence of an installed package.
 * @param {string} folder
 * @returns {Promise<Licence>}
 * @throws if neither the package nor the list above has the text
 */
async function licenceOf(folder) {
  const { name, version, license, author } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const title = `${name} ${version} (${license})`;
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort();
  if (files.length > 0) {
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    return { title, text: texts.join('\n') };
  }
  const [, holder = author?.name ?? author] = Object.entries(HOLDERS).find(([start]) => name.startsWith(start)) ?? [];
  if (license !== 'MIT' || holder === undefined) {
    throw new Error(`${name} ${version} is in the bundle and has no licence text: add its copyright holder to scripts/bundle/licences.mjs.`);
  }
  return { title, text: `Copyright (c) ${holder}\n\n${MIT}` };
}

/** Licences of the font and the pictures. @type {Licence[]} */
const OTHERS = [
  { title: 'Bricolage Grotesque, the font of the headings (OFL-1.1)', text: readFileSync(path.join(projectRoot, 'src/shared/styles/fonts/OFL.txt'), 'utf8') },
  { title: 'Fluent Emoji, which the pictures are made of (MIT)', text: `Copyright (c) Microsoft Corporation.\n\n${MIT}` },
  { title: '@lobehub/fluent-emoji-3d, the files of Fluent Emoji (MIT)', text: `Copyright (c) 2023 LobeHub\n\n${MIT}` },
];

/**
 * All licences as one text, each once, under the names of the packages it covers.
 * @param {Iterable<string>} files the modules of the bundle, as absolute paths
 * @returns {Promise<string>} the contents of the file
 * @throws if a package has no licence text
 */
export async function licencesText(files) {
  // The runtime of webpack is in each script, and is no module.
  const sources = [...files, path.join(projectRoot, 'node_modules/webpack/')];
  const folders = new Set(sources.flatMap((file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? []));
  const licences = [...(await Promise.all([...folders].map(licenceOf))), ...OTHERS];
  /** @type {Map<string, Set<string>>} */
  const titlesOf = new Map();
  for (const { title, text } of licences.sort((a, b) => (a.title < b.title ? -1 : 1))) {
    const tidy = text.replaceAll('\r\n', '\n').trim();
    titlesOf.set(tidy, (titlesOf.get(tidy) ?? new Set()).add(title));
  }
  const parts = [...titlesOf].map(([text, titles]) => `${[...titles].join('\n')}\n\n${text}\n`);
  const line = `\n${'-'.repeat(79)}\n\n`;
  return ['This shop contains work of others, under these licences.\n', ...parts].join(line);
}
