import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that is generated from the contract. With --check it writes nothing and fails if the file is out of
 * date.
 * @param command the command that writes it, for the error message
 */
export function writeOrCheck(file: string, text: string, command: string) {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is out of date: run \`${command}\`.`);
    process.exitCode = 1;
  }
}
