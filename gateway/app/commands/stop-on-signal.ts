import type { Log } from '#gateway/ports/log.ts';

/**
 * A service manager signals every process of a service, and the launcher passes its own signal on:
 * both are one request.
 */
const SAME_REQUEST_MILLISECONDS = 1_000;

/** On SIGTERM or SIGINT stops and exits with 0; at a second request exits at once. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let requestedAt: number | null = null;
  const onSignal = async (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (requestedAt !== null) {
      if (now - requestedAt > SAME_REQUEST_MILLISECONDS) process.exit(1);
      return;
    }
    requestedAt = now;
    log.info({ signal }, 'stopping');
    try {
      await stop();
      process.exit(0);
    } catch (fault) {
      log.fault(fault, 'did not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
