import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../setup/settings.mjs';

/**
 * Writes a file that is generated from the contract. With --check it writes nothing and fails if the file is out of
 * date.
 * @param command the command that writes it, for the error message
 */
export function writeOrCheck(file: string, text: string, command: string) {
  const location = path.join(projectRoot, file);
  if (!process.argv.includes('--check')) writeFileSync(location, text);
  else if (readFileSync(location, 'utf8') !== text) {
    console.error(`${file} is out of date: run \`${command}\`.`);
    process.exitCode = 1;
  }
}
