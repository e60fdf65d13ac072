import { Hono } from 'hono';
import { keyOf } from '#gateway/graphql/global-id.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { readPassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { Services } from '#gateway/requests/services.ts';

/** What the download is answered from. */
export type BoardingPassDownloadParts = {
  readonly services: Pick<Services, 'sessions' | 'boardingPasses'>;
  readonly clock: Clock;
};

/**
 * `/boarding-passes/<id>/boarding-pass.pdf`, for actors who may see the flight; 404 to all others,
 * and unless checked in.
 */
export const boardingPassDownloadRoutes = ({
  services,
  clock,
}: BoardingPassDownloadParts): Hono<HonoEnv> =>
  new Hono<HonoEnv>().get('/:id/boarding-pass.pdf', async (c) => {
    const key = readPassengerSegmentKey(keyOf('BoardingPass', c.req.param('id')) ?? '');
    const actor = await services.sessions.actorOf(c.req.raw);
    const file = key ? await services.boardingPasses.pdf(key, actor, clock.now()) : null;
    c.header('cache-control', 'private, no-store');
    if (!file) return c.text('Not Found\n', 404);
    c.header('content-type', 'application/pdf');
    c.header('content-disposition', `attachment; filename="${file.name}"`);
    return c.body(Uint8Array.from(file.content));
  });
