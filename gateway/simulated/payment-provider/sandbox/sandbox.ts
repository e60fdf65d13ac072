import { sandboxApp } from './app.ts';
import type { SandboxConfig } from './config.ts';
import { startDeliveries } from './deliveries.ts';
import { createLedger } from './ledger.ts';
import { listen } from './listen.ts';
import { claimDirectory } from './single-instance.ts';
import { openStore } from './store.ts';

const SWEEP_MILLISECONDS = 1000;
const WEBHOOK_TIMEOUT_MILLISECONDS = 10_000;

/**
 * Starts the provider: state opened, owed webhooks taken up again, pages and API listening. `url`
 * is for browsers and API.
 */
export async function startSandbox(
  config: SandboxConfig,
): Promise<{ url: string; port: number; stop: () => Promise<void> }> {
  const claim = await claimDirectory(config.directory, config.patienceMilliseconds);
  const store = openStore(config.directory);
  const deliveries = startDeliveries(store, {
    webhookSecret: config.webhookSecret,
    firstPause: config.firstRetryMilliseconds,
    timeoutMilliseconds: WEBHOOK_TIMEOUT_MILLISECONDS,
  });
  let url = config.publicUrl ?? '';
  const publicUrl = (): string => url;
  const ledger = createLedger(store, publicUrl, deliveries.wake);
  const app = sandboxApp({ store, ledger, deliveries, apiSecret: config.apiSecret, publicUrl });
  const { server, port } = await listen(app, config);
  url ||= `http://${config.host}:${port}`;

  deliveries.wake();
  const sweeper = setInterval(() => ledger.sweep(new Date()), SWEEP_MILLISECONDS);
  return {
    url: `http://${config.host}:${port}`,
    port,
    async stop() {
      clearInterval(sweeper);
      deliveries.stop();
      await new Promise((resolve) => server.close(resolve));
      store.close();
      claim.release();
    },
  };
}
