import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { browserCookie } from '#gateway/sessions/browser-cookie.ts';
import { sessionRepository } from '#gateway/sessions/session.repository.ts';
import { sessionCookie } from '#gateway/sessions/session-cookie.ts';
import { createSessions } from '#gateway/sessions/sessions.ts';
import { rootResolvers } from './root.resolvers.ts';

export const rootModule = {
  name: 'root',
  services: {
    sessions: ({ db, environment: { publicUrl }, clock, ids, security }) =>
      createSessions({
        repository: sessionRepository(db),
        cookie: sessionCookie(publicUrl),
        browser: browserCookie(publicUrl),
        clock,
        ids,
        onUnknown: () => security.note('SESSION_UNKNOWN'),
      }),
  },
  resolvers: [rootResolvers],
} satisfies GatewayModule;
