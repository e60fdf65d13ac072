import { Hono } from 'hono';
import { keyOf } from '#gateway/graphql/global-id.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { Services } from '#gateway/requests/services.ts';

/** What the download is answered from. */
export type ItineraryDownloadParts = {
  readonly services: Pick<Services, 'sessions' | 'itineraryDocuments'>;
  readonly clock: Clock;
};

/**
 * `/itinerary-confirmations/<id>/itinerary.pdf`, for actors who may see the order; 404 to all
 * others, and when it is not given (any more).
 */
export const itineraryDownloadRoutes = ({
  services,
  clock,
}: ItineraryDownloadParts): Hono<HonoEnv> =>
  new Hono<HonoEnv>().get('/:id/itinerary.pdf', async (c) => {
    const id = keyOf('ItineraryConfirmation', c.req.param('id'));
    const actor = await services.sessions.actorOf(c.req.raw);
    const file = id ? await services.itineraryDocuments.pdf(id, actor, clock.now()) : null;
    c.header('cache-control', 'private, no-store');
    if (!file) return c.text('Not Found\n', 404);
    c.header('content-type', 'application/pdf');
    c.header('content-disposition', `attachment; filename="${file.name}"`);
    return c.body(Uint8Array.from(file.content));
  });
