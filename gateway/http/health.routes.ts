import { Hono } from 'hono';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';

export type Health = {
  /** The database answers and is migrated to this gateway's version, and the gateway is not draining. */
  ready(): Promise<boolean>;
};

/** `/healthz`: the process lives. `/readyz`: it can serve travellers now; load balancers ask for it. */
export const healthRoutes = ({ ready }: Health) =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const yes = await ready();
      const headers = {
        'cache-control': 'no-store',
        ...(yes ? {} : { 'retry-after': RETRY_AFTER_SECONDS }),
      };
      return c.json({ status: yes ? 'ready' : 'not ready' }, yes ? 200 : 503, headers);
    });
