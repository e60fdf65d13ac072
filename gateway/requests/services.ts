import type { Sessions } from '#gateway/sessions/sessions.ts';

/**
 * What resolvers, jobs and HTTP routes may call, one service an aggregate. A module declares its
 * own in `x.module.ts` and builds it there, or `app/build-services.ts` does, where it needs other
 * modules.
 */
export interface Services {
  readonly sessions: Sessions;
}
