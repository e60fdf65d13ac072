import { Hono } from 'hono';
import type { Database } from '#gateway/database/database.ts';
import type { Member } from '#gateway/modules/members/member.model.ts';
import type { MemberService } from '#gateway/modules/members/members.service.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { prepareDemoData } from '#gateway/scenarios/demo-data.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { browserCookie } from '#gateway/sessions/browser-cookie.ts';
import { sessionRepository } from '#gateway/sessions/session.repository.ts';
import { sessionCookie } from '#gateway/sessions/session-cookie.ts';
import { createSessions } from '#gateway/sessions/sessions.ts';
import { openDemoClock } from '#gateway/simulated/demo-clock.repository.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { startRoutes } from './start.routes.ts';

const SITE = 'https://air.example';

/** The demo's first pages over real sessions, with its bookings. */
export async function startDesk(db: Database) {
  const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
  const clock = await openDemoClock(db);
  const signedIn: { member: Member | null } = { member: null };
  const services = {
    members: { find: async () => signedIn.member } as unknown as MemberService,
    sessions: createSessions({
      repository: sessionRepository(db),
      cookie: sessionCookie(SITE),
      browser: browserCookie(SITE),
      clock,
      ids: randomIds,
    }),
  };
  await prepareDemoData({ db, keys, now: clock.now() });
  const counted = { sweeps: 0 };
  const controls = {
    clock,
    sessions: sessionRepository(db),
    sweep: async () => {
      counted.sweeps += 1;
    },
  };
  const addresses = siteAddresses(SITE);
  const routes = startRoutes({ db, keys, clock, services, controls, addresses, publicUrl: SITE });
  const app = new Hono().route('/demo', routes);
  const page = async (lang: string) => (await app.request(`/demo?lang=${lang}`)).text();
  return { app, page, keys, clock, services, signedIn, counted };
}
