import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { isLoopback } from './client-address.ts';
import type { FrontEnv } from './front-env.ts';
import type { Metrics } from './metrics.ts';

/**
 * `/metrics` for clients with the token; where none is set, for this machine only. Others get a 404, and
 * so does a request through a proxy on this machine, since every visitor would look local.
 */
export const metricsRoutes = (metrics: Metrics, token: string | null) =>
  new Hono<FrontEnv>().get('/metrics', async (c) => {
    const allowed = token
      ? same(c.req.header('authorization') ?? '', `Bearer ${token}`)
      : isLoopback(c.get('address')) && !c.req.header('x-forwarded-for');
    if (!allowed) return c.notFound();
    return c.body(await metrics.text(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    });
  });

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
