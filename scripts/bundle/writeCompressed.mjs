/** Writes text files with their compressed copies, which hosts send in their place. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** Writes a file and its `.gz` and `.br` copies. @param {string} file absolute path @param {string} text */
export async function writeCompressed(file, text) {
  await mkdir(path.dirname(file), { recursive: true });
  await Promise.all([
    writeFile(file, text),
    writeFile(`${file}.gz`, await promisify(zlib.gzip)(text, { level: 9 })),
    writeFile(`${file}.br`, await promisify(zlib.brotliCompress)(text)),
  ]);
}
