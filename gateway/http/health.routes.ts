import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';

export type Health = {
  /**
   * The database takes writes and is migrated to this gateway's version, and the gateway is not
   * draining.
   */
  ready(): Promise<boolean>;
  /** The newest migration that this gateway knows, where it has a database. */
  readonly migration?: string;
};

/** Of the running release, by `package.json`. */
export const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/**
 * `/healthz`: the process lives. `/readyz`: it can serve travellers now, and which release it is;
 * load balancers ask for it.
 */
export const healthRoutes = ({ ready, migration }: Health) =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const yes = await ready();
      const headers = {
        'cache-control': 'no-store',
        ...(yes ? {} : { 'retry-after': RETRY_AFTER_SECONDS }),
      };
      const answer = { status: yes ? 'ready' : 'not ready', version: VERSION, migration };
      return c.json(answer, yes ? 200 : 503, headers);
    });
