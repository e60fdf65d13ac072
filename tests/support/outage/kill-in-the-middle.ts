import { spawn } from 'node:child_process';

/**
 * Runs a file as another gateway, with its task as an argument, and kills it (-9) at its first
 * output, by which it says that it is in the middle of its transactions; answers the signal that
 * ended it. Throws where it ends before.
 */
export async function killInTheMiddle(entry: string, wish: object): Promise<unknown> {
  const child = spawn(process.execPath, [entry, JSON.stringify(wish)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  const middle = new Promise((resolve) => child.stdout.once('data', resolve));
  await Promise.race([middle, ended.then(() => Promise.reject(new Error('ended')))]);
  child.kill('SIGKILL');
  return ended;
}
