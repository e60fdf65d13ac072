import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { type Clock, systemClock } from '#gateway/ports/clock.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import type { Services } from '#gateway/requests/services.ts';
import { SIGNATURE_HEADER } from '#gateway/upstreams/send-fact.ts';

const LARGEST_BODY = 64 * 1024;
const limited = bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => c.text('TOO_LARGE\n', 413) });

/**
 * What may become true later, what never will, and what was not understood. Anything else is a
 * state that does not allow it.
 */
const STATUSES: Readonly<Record<string, 400 | 404 | 409>> = {
  MALFORMED: 400,
  ORDER_NOT_FOUND: 404,
  KEY_REUSED: 409,
  NUMBER_TAKEN: 409,
  EARLIER_FACT_MISSING: 409,
};

/** What the inbox is answered from. */
export type FactParts = {
  readonly services: Pick<Services, 'facts'>;
  readonly clock: Clock;
  readonly security: SecurityLog;
};

/**
 * `POST /facts/<team>`: what a service that has taken fields over tells about orders, signed over
 * the raw body. 204 for what is committed, also when it was before.
 * `GET /facts/<team>/orders/<id>`, signed over its path: what such a service has to know of one.
 */
export const factRoutes = ({ services: { facts }, clock, security }: FactParts): Hono<HonoEnv> =>
  new Hono<HonoEnv>()
    .use('/:team/*', limited)
    .use('/:team/*', async (c, next) => {
      const text = c.req.method === 'GET' ? new URL(c.req.url).pathname : await c.req.text();
      const signature = c.req.header(SIGNATURE_HEADER) ?? null;
      const team = c.req.param('team') ?? '';
      const problem = facts.signatureProblem({ team, text, signature }, systemClock.now());
      if (!problem) return next();
      security.note('REPORT_REFUSED', { reason: problem, requestId: c.get('requestId') });
      return c.text(`${problem}\n`, problem === 'TEAM_UNKNOWN' ? 404 : 401);
    })
    .post('/:team', async (c) => {
      const code = await facts.record(c.req.param('team'), await c.req.text(), clock.now());
      return code ? c.text(`${code}\n`, STATUSES[code] ?? 422) : c.body(null, 204);
    })
    .get('/:team/orders/:id', async (c) => {
      const known = await facts.known(c.req.param('team'), c.req.param('id'), clock.now());
      return known ? c.json(known) : c.text('ORDER_NOT_FOUND\n', 404);
    });
