import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Told } from './open-load.ts';
import type { Visit } from './visitors.ts';

/**
 * Lets visitors come from a process of their own, and tells what became of each of their requests.
 */
export async function visit(asked: Visit): Promise<Told[]> {
  const child = fork(new URL('visitors.ts', import.meta.url), { serialization: 'advanced' });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`The visitors ended with ${code}`);
  });
  child.send(asked);
  const [told] = await Promise.race([once(child, 'message'), gone]);
  return told;
}
