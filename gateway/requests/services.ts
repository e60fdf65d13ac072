import type { Sessions } from '#gateway/sessions/sessions.ts';

/**
 * What resolvers, jobs and HTTP routes may call, one service an aggregate. A module declares its
 * own in `x.module.ts`, and makes it there.
 */
export interface Services {
  readonly sessions: Sessions;
}
