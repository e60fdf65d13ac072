import type { MiddlewareHandler } from 'hono';
import type { Metrics } from './metrics.ts';

const AREAS = [
  '/graphql',
  '/schema.graphql',
  '/api/_icons',
  '/healthz',
  '/readyz',
  '/metrics',
  '/demo',
  '/webhooks',
];

/**
 * The area of the site that a path is in: few and fixed, so that visitors cannot create new ones.
 */
export const areaOf = (path: string): string =>
  AREAS.find((area) => path === area || path.startsWith(`${area}/`)) ??
  (path.endsWith('.data') ? 'page data' : 'page');

export const measured =
  (metrics: Metrics): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now();
    await next();
    const seconds = (performance.now() - began) / 1000;
    metrics.request(areaOf(c.req.path), c.req.method, c.res.status, seconds);
  };
