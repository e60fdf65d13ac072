import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Environment } from '#gateway/environment.ts';
import { noSecurityLog, type SecurityLog } from '#gateway/ports/security-events.ts';
import { isLoopback } from './client-address.ts';
import type { HonoEnv } from './hono-env.ts';
import type { Metrics } from './metrics.ts';

/**
 * `/metrics` for who has the token; a demo without one shows them to this machine. Others see that
 * there is no such page, and so does who came through a proxy, which on this machine would make
 * everybody look local: one that adds no header cannot be distinguished from a user at the machine,
 * so production needs the token.
 */
export const metricsRoutes = (
  metrics: Metrics,
  { metricsToken: token, mode }: Pick<Environment, 'metricsToken' | 'mode'>,
  security: SecurityLog = noSecurityLog,
) =>
  new Hono<HonoEnv>().get('/metrics', async (c) => {
    const given = c.req.header('authorization');
    const allowed = token
      ? same(given ?? '', `Bearer ${token}`)
      : mode === 'demo' && isLoopback(c.get('address')) && !c.req.header('x-forwarded-for');
    if (!allowed && given)
      security.note('METRICS_REFUSED', {
        requestId: c.get('requestId'),
        address: c.get('address'),
      });
    if (!allowed) return c.notFound();
    return c.body(await metrics.text(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    });
  });

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
