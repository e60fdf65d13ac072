import { Hono } from 'hono';
import { keyOf } from '#gateway/graphql/global-id.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { Services } from '#gateway/requests/services.ts';
import { attachedFile } from './attached-file.http.ts';

/** What the download is answered from. */
export type UploadDownloadParts = {
  readonly services: Pick<Services, 'sessions' | 'uploads'>;
  readonly clock: Clock;
};

/** `/uploads/<id>`, for the browser or member that sent the file; 404 to all others. */
export const uploadDownloadRoutes = ({ services, clock }: UploadDownloadParts): Hono<HonoEnv> =>
  new Hono<HonoEnv>().get('/:id', async (c) => {
    const id = keyOf('UploadedFile', c.req.param('id'));
    const actor = await services.sessions.actorOf(c.req.raw);
    return attachedFile(c, id ? await services.uploads.contentOf(id, actor, clock.now()) : null);
  });
