import { type Context, Hono } from 'hono';
import { keyOf } from '#gateway/graphql/global-id.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { OrderDocuments, OrderFile } from './order-documents.service.ts';

/** What the downloads are answered from. */
export type DownloadParts = {
  readonly services: Pick<Services, 'sessions' | 'orderDocuments'>;
  readonly clock: Clock;
};

function attachment(c: Context, file: OrderFile | null, type: string) {
  c.header('cache-control', 'private, no-store');
  if (!file) return c.text('Not Found\n', 404);
  c.header('content-type', type);
  c.header('content-disposition', `attachment; filename="${file.name}"`);
  return c.body(typeof file.content === 'string' ? file.content : Uint8Array.from(file.content));
}

/**
 * `/orders/<id>/receipt.pdf` and `/orders/<id>/trip.ics`, for actors who may see the order; 404 to
 * all others, and when there is no such file (any more).
 */
export function orderDownloadRoutes({ services, clock }: DownloadParts): Hono<HonoEnv> {
  const file = async (c: Context, which: 'receipt' | 'calendar') => {
    const make: OrderDocuments[typeof which] = services.orderDocuments[which];
    const id = keyOf('Order', c.req.param('id') ?? '');
    const actor = await services.sessions.actorOf(c.req.raw);
    return id ? make(id, actor, clock.now()) : null;
  };
  return new Hono<HonoEnv>()
    .get('/:id/receipt.pdf', async (c) =>
      attachment(c, await file(c, 'receipt'), 'application/pdf'),
    )
    .get('/:id/trip.ics', async (c) =>
      attachment(c, await file(c, 'calendar'), 'text/calendar; charset=utf-8'),
    );
}
