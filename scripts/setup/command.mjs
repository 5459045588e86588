/** Runs other programs in the project's folder. Uses only Node built-ins. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './settings.mjs';

/**
 * The command that runs a program of an installed package with this Node, without a shell, on any system.
 * @param {string} file inside node_modules
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function packageCommand(file, args) {
  return [process.execPath, [path.join(projectRoot, 'node_modules', file), ...args]];
}

/**
 * Runs a program to its end and returns its exit code. With `capture`, its output is returned instead of printed; with
 * `echo` it is printed nevertheless.
 * @param {[string, string[]]} command
 * @param {{ capture?: boolean, echo?: boolean, env?: Record<string, string> }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function run([program, args], { capture = false, echo = false, env = {} } = {}) {
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, ...(capture && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: program === 'npm' && process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk);
      if (echo) process.stdout.write(chunk);
    });
  }
  try {
    const [code] = await once(child, 'close');
    return { code: code ?? 1, output };
  } catch (error) {
    return { code: 127, output: String(error) };
  }
}

/**
 * Runs a program that must succeed.
 * @param {[string, string[]]} command
 * @param {string} what the name of the step, for the error message
 * @throws if it fails
 */
export async function mustRun(command, what) {
  const { code } = await run(command);
  if (code !== 0) throw new Error(`${what} failed (exit code ${code}).`);
}

/**
 * Runs a script's main function if its file was started, not if it was imported.
 * @param {string} url the script's import.meta.url
 * @param {() => unknown} main
 */
export async function whenStarted(url, main) {
  const started = process.argv[1];
  if (started !== undefined && path.resolve(started) === fileURLToPath(url)) await main();
}

/** Whether a process is running, also one of another user. @param {number} pid */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
