import { Hono } from 'hono';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import type { Services } from '#gateway/requests/services.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { commercialDay } from '#schema/rules/base/time.ts';

/** Where members download what is stored about them; the file lies below it. */
export const PERSONAL_DATA_PATH = '/account-data';
export const PERSONAL_DATA_FILE = 'my-data.json';

/** What the download is answered from. */
export type PersonalDataParts = {
  readonly services: Pick<Services, 'sessions' | 'members'>;
  readonly clock: Clock;
  readonly security: SecurityLog;
};

/**
 * `/account-data/my-data.json`: everything that is stored about the member of the session; 404 to
 * guests.
 */
export const personalDataRoutes = ({
  services,
  clock,
  security,
}: PersonalDataParts): Hono<HonoEnv> =>
  new Hono<HonoEnv>().get(`/${PERSONAL_DATA_FILE}`, async (c) => {
    const { memberId } = await services.sessions.actorOf(c.req.raw);
    c.header('cache-control', 'private, no-store');
    if (!memberId) return c.text('Not Found\n', 404);
    const now = clock.now();
    security.note('DATA_DOWNLOADED', { requestId: c.get('requestId') });
    const file = { writtenAt: now, ...(await services.members.ownDataOf(memberId)) };
    const name = `${BRAND.carrierCode}-${commercialDay(now)}-${PERSONAL_DATA_FILE}`;
    c.header('content-type', 'application/json; charset=utf-8');
    c.header('content-disposition', `attachment; filename="${name}"`);
    return c.body(JSON.stringify(file, null, 2));
  });
