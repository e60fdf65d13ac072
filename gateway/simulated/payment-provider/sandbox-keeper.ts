import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';

/** A payment sandbox that is there as long as the gateway is, always under one address. */
export interface KeptSandbox extends Pick<SandboxProcess, 'url' | 'apiSecret' | 'webhookSecret'> {
  /** The process that is at work now. */
  pid(): number;
  stop(): Promise<void>;
}

interface Keeping {
  readonly log: Pick<GatewayLog, 'warn'>;
  /** Before it is started again. */
  readonly pauseMilliseconds?: number;
}

/**
 * Starts the payment sandbox, and starts it again after a pause when it has ended by itself: its
 * payments and the webhooks it owes are on disk. @throws when it cannot start the first time
 */
export async function keepSandbox(
  options: Parameters<typeof startSandboxProcess>[0],
  { log, pauseMilliseconds = 1_000 }: Keeping,
): Promise<KeptSandbox> {
  let running = await startSandboxProcess(options);
  const { url, apiSecret, webhookSecret } = running;
  // The gateway and the links that were sent out know this address.
  const again = { ...options, port: Number(new URL(url).port) };
  const closing = new AbortController();
  const { signal } = closing;

  async function startAgain() {
    log.warn({}, 'the payment sandbox has ended and is started again');
    await sleep(pauseMilliseconds, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await startSandboxProcess(again).then(
      (started) => {
        running = started;
      },
      (fault: unknown) => log.warn({ err: fault }, 'the payment sandbox does not start'),
    );
  }
  async function watch() {
    while (!signal.aborted) {
      await running.exited;
      if (!signal.aborted) await startAgain();
    }
  }
  const watching = watch();

  return {
    url,
    apiSecret,
    webhookSecret,
    pid: () => running.pid,
    async stop() {
      closing.abort();
      await running.stop();
      await watching;
      // One that was just being started.
      await running.stop();
    },
  };
}
