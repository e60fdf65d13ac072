import { type Context, Hono } from 'hono';
import { keyOf } from '#gateway/graphql/global-id.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { UploadedFile } from './uploaded-file.model.ts';

/** Nothing in a file may run or be shown as a part of the site, whatever a browser takes it for. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** A file that a user sent, as a download and never in place; 404 where there is none. */
export function attachedFile(
  c: Context,
  found: { readonly file: UploadedFile; readonly content: Buffer } | null,
): Response | Promise<Response> {
  c.header('cache-control', 'private, no-store');
  c.header('x-content-type-options', 'nosniff');
  if (!found) return c.text('Not Found\n', 404);
  const { name, mediaType } = found.file;
  c.header('content-security-policy', POLICY);
  c.header('content-type', mediaType);
  c.header('content-disposition', `attachment; filename*=UTF-8''${encoded(name)}`);
  return c.body(Uint8Array.from(found.content));
}

/** A name as headers have it (RFC 8187), which takes fewer characters than an address. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

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
