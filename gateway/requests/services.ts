import type { Sessions } from '#gateway/sessions/sessions.ts';

/**
 * What resolvers, jobs and HTTP routes may call, one service an aggregate. A module declares its own in `x.module.ts`, and
 * `compose/build-services.ts` builds it.
 */
export interface Services {
  readonly sessions: Sessions;
}
