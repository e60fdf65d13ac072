import type { Log } from '#gateway/ports/log.ts';

/** On SIGTERM or SIGINT stops and exits with 0; at a second signal exits at once. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
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
