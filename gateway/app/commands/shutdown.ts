import type { Environment } from '#gateway/environment.ts';
import type { Listening } from '#gateway/http/listen.ts';

type Running = {
  leave(): void;
  endLines(): void;
  close(): Promise<void>;
};

/**
 * Says no at `/readyz` and serves on until load balancers have noticed, which ask every few
 * seconds; then takes nothing new, finishes what is under way, and ends everything behind it.
 */
export async function createShutdown(
  running: Running,
  listening: Listening,
  { leaveSeconds }: Pick<Environment, 'leaveSeconds'>,
): Promise<void> {
  running.leave();
  await listening.leave(leaveSeconds * 1000);
  running.endLines();
  await listening.drain();
  await running.close();
}
