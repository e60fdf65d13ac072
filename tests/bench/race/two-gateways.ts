import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSystem } from '#tests/support/system.ts';

interface TwoGateways {
  readonly databaseUrl: string;
  /** Where `databaseUrl` is that of PgBouncer. */
  readonly directUrl?: string;
  readonly entry?: string;
}

/**
 * Two processes on one database, as two hosts would run them: same secret, nothing else in common.
 */
export async function startTwoGateways({ databaseUrl, directUrl, entry }: TwoGateways) {
  const home = mkdtempSync(path.join(tmpdir(), 'magnolia-two-'));
  const start = (name: string) =>
    startSystem({
      dataDirectory: path.join(home, name),
      ...(entry ? { entry } : {}),
      environment: {
        DATABASE_URL: databaseUrl,
        ...(directUrl ? { DATABASE_DIRECT_URL: directUrl } : {}),
        SECRET: 'the secret that both gateways of this race have',
      },
    });
  const one = await start('one');
  const two = await start('two').catch(async (fault) => {
    await one.stop();
    throw fault;
  });
  return {
    urls: [one.url, two.url],
    /** Ends both. @throws when one was no longer there: what was measured is not valid then */
    async stop() {
      const gone = [one, two].filter(
        ({ process: { exitCode, signalCode } }) => (exitCode ?? signalCode) !== null,
      );
      await Promise.all([one.stop(), two.stop()]);
      rmSync(home, { recursive: true, force: true });
      for (const { process: ended, output } of gone)
        throw new Error(`A gateway ended (${ended.signalCode ?? ended.exitCode}):\n${output()}`);
    },
  };
}
