import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type SandboxProcess,
  startSandboxProcess,
} from '#gateway/simulated/payment-provider/sandbox-process.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type System, startSystem } from './system.ts';

/** The site in production mode, with a mail server and a payment provider outside of it. */
export interface Production {
  readonly system: System;
  readonly mail: MailServer;
  readonly provider: SandboxProcess;
  /** As travellers see it; requests go to `system.url`. */
  readonly publicUrl: string;
  stop(): Promise<void>;
}

/** Who starts a demo on the same database gives it this one too. */
export const PRODUCTION_SECRET = 'a secret that every replica of this production has';

/** What a production installation must configure, and a value for each. */
export const productionEnvironment = (
  databaseUrl: string,
  mail: Pick<MailServer, 'url'>,
  provider: Pick<SandboxProcess, 'url' | 'apiSecret' | 'webhookSecret'>,
) => ({
  AIRLINE: 'simulated',
  PUBLIC_URL: 'https://www.magnolia.example',
  DATABASE_URL: databaseUrl,
  SECRET: PRODUCTION_SECRET,
  SMTP_URL: mail.url,
  PAYMENT_PROVIDER_URL: provider.url,
  PAYMENT_PROVIDER_KEY: provider.apiSecret,
  PAYMENT_PROVIDER_SECRET: provider.webhookSecret,
  TRUSTED_PROXIES: '0',
});

/**
 * Starts `gateway/app/serve.ts` with MODE=production on a database of the caller's. It serves the
 * built web site.
 * @throws when the site has not been built: `npm run build`
 */
export async function startProduction(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<Production> {
  const home = mkdtempSync(path.join(tmpdir(), 'magnolia-production-'));
  const mail = await startMailServer();
  const provider = await startSandboxProcess({ directory: path.join(home, 'provider') });
  const needed = productionEnvironment(databaseUrl, mail, provider);
  const close = async () => {
    await provider.stop();
    await mail.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const system = await startSystem({
      dataDirectory: path.join(home, 'data'),
      environment: {
        MODE: 'production',
        HOST: '127.0.0.1',
        LEAVE_SECONDS: '0',
        ...needed,
        ...environment,
      },
    });
    return {
      system,
      mail,
      provider,
      publicUrl: needed.PUBLIC_URL,
      async stop() {
        await system.stop();
        await close();
      },
    };
  } catch (fault) {
    await close();
    throw fault;
  }
}
