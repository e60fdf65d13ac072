import type { MiddlewareHandler } from 'hono';
import type { Environment } from '#gateway/environment.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import type { HonoEnv } from './hono-env.ts';

const isGraphiql = (path: string, accept = ''): boolean =>
  path === '/graphql' && accept.includes('text/html');

/**
 * Notes who tries what only a demo has. In production it is a look for open doors; in a demo only
 * the moving of its clock and the making of its scenarios are noted, since its pages are there to
 * be seen.
 */
export const logDemoAccess =
  (security: SecurityLog, { mode }: Pick<Environment, 'mode'>): MiddlewareHandler<HonoEnv> =>
  async (c, next) => {
    const { path, method } = c.req;
    const demo = path === '/demo' || path.startsWith('/demo/');
    const tried = demo || isGraphiql(path, c.req.header('accept'));
    if (tried && (mode === 'production' || (demo && method === 'POST')))
      security.note('DEMO_DOOR', {
        reason: mode === 'production' ? 'CLOSED' : 'USED',
        requestId: c.get('requestId'),
        address: c.get('address'),
      });
    await next();
  };
