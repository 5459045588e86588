/** The licences of the packages, the font and the pictures in a build, as one text file. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../setup/settings.mjs';

/** The file's name in the build folder. The About page links to it. */
export const LICENCES_FILE = 'third-party-licences.txt';

/** The MIT text, from the project's own licence without its copyright line. */
async function mitText() {
  const text = await readFile(path.join(projectRoot, 'LICENSE'), 'utf8');
  return text.slice(text.indexOf('Permission is hereby granted'));
}

/** The copyright holders of MIT packages without a text of their licence, by how the names of the packages begin. */
const HOLDERS = {
  '@ant-design/': 'Ant UED, https://xtech.antfin.com/',
  '@antv/': 'AntV team',
  '@open-draft/': 'Artem Zakharchenko',
  'embla-carousel': 'David Jerleke',
  'is-mobile': 'Julian Gruber',
  'is-node-process': 'Artem Zakharchenko',
  'strict-event-emitter': 'Artem Zakharchenko',
};

/** @typedef {{ readonly title: string, readonly text: string }} Licence */

/**
 * The licence of an installed package.
 * @param {string} folder
 * @returns {Promise<Licence>}
 * @throws if neither the package nor the list above has the text
 */
async function licenceOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const title = `${name} ${version} (${license})`;
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort();
  if (files.length > 0) {
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    return { title, text: texts.join('\n') };
  }
  const [, holder] = Object.entries(HOLDERS).find(([start]) => name.startsWith(start)) ?? [];
  if (license !== 'MIT' || holder === undefined) {
    throw new Error(`${name} ${version} is in the bundle and has no licence text: add its copyright holder to scripts/bundle/licences.mjs.`);
  }
  return { title, text: `Copyright (c) ${holder}\n\n${await mitText()}` };
}

/**
 * Licences of parts that are not bundled modules: the font, the pictures, and webpack's runtime in each script.
 * @returns {Promise<Licence[]>}
 */
async function otherLicences() {
  const mit = await mitText();
  return [
    { title: 'Bricolage Grotesque, the font of the headings (OFL-1.1)', text: await readFile(path.join(projectRoot, 'src/shared/styles/fonts/OFL.txt'), 'utf8') },
    { title: 'Fluent Emoji, which the pictures are made of (MIT)', text: `Copyright (c) Microsoft Corporation.\n\n${mit}` },
    { title: '@lobehub/fluent-emoji-3d, the files of Fluent Emoji (MIT)', text: `Copyright (c) 2023 LobeHub\n\n${mit}` },
    await licenceOf(path.join(projectRoot, 'node_modules/webpack')),
  ];
}

/**
 * All licences as one text, each once, under the names of the packages it covers.
 * @param {Iterable<string>} files the modules of the bundle, as absolute paths
 * @returns {Promise<string>} the contents of the file
 * @throws if a package has no licence text
 */
export async function licencesText(files) {
  const folders = new Set([...files].flatMap((file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? []));
  const licences = [...(await Promise.all([...folders].map(licenceOf))), ...(await otherLicences())];
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
