import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { sessionsOf } from './session-view.ts';
import { VIEWER } from './viewer.model.ts';

/**
 * Who asks. Its id is the same for all: caches of browsers so have one viewer, which each answer
 * updates.
 */
const VIEWER_KEY = 'viewer';

export const viewerResolvers: Resolvers = {
  Query: { viewer: () => VIEWER },
  Viewer: {
    id: () => globalId('Viewer', VIEWER_KEY),
    async member(_viewer, _args, { services, actor }) {
      const { memberId } = await actor();
      return memberId ? services.members.find(memberId) : null;
    },
    async signedInUntil(_viewer, _args, { services, actor }) {
      const sessions = await sessionsOf(services.sessions, await actor());
      return sessions.find(({ current }) => current)?.idleUntil ?? null;
    },
    serverNow: (_viewer, _args, { now }) => now,
  },
};

export const viewerNode: NodeLoader = (key) => (key === VIEWER_KEY ? VIEWER : null);
