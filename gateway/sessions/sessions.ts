import type { Clock } from '#gateway/ports/clock.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { type Actor, ANONYMOUS } from './actor.ts';
import type { SessionRepository, SessionRow } from './session.repository.ts';
import { hashOfToken, type SessionCookie } from './session-cookie.ts';

const MINUTE = 60_000;
/** A session ends after this long without use, and in any case after the second. */
const IDLE_MINUTES = RETENTION.sessionIdleHours * 60;
const LONGEST_MINUTES = RETENTION.sessionDays * 24 * 60;
/** How old the stored time of the last use may become before it is updated. */
const TOUCH_MINUTES = 5;

/** A request and the headers of its answer; a resolver's context is one. */
export type Visit = { readonly request: Request; readonly responseHeaders: Headers };

/** Identifies the visitor by the session cookie. A session is made only when there is something to store. */
export interface Sessions {
  /** Who asks; makes nothing. */
  actorOf(request: Request): Promise<Actor>;
  /** The actor, with a session: a guest without one gets one. Call it before storing what a guest returns to. */
  begin(visit: Visit): Promise<Actor & { readonly sessionId: string }>;
  /** Gives the session, with everything it owns, to the member, under a new cookie. */
  signIn(visit: Visit, memberId: string): Promise<Actor & { readonly sessionId: string }>;
  signOut(visit: Visit): Promise<void>;
  /** Ends the member's sessions, all but the one given: after a change of password. */
  endOthers(memberId: string, keptSessionId: string | null): Promise<void>;
  /** Removes rows of sessions that have ended; returns how many. */
  sweep(): Promise<number>;
}

export type SessionDependencies = {
  readonly repository: SessionRepository;
  readonly cookie: SessionCookie;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Told of a cookie that opens no session. */
  readonly onUnknown?: () => void;
};

export function createSessions({
  repository,
  cookie,
  clock,
  ids,
  onUnknown,
}: SessionDependencies): Sessions {
  /** Sessions that the request itself began: its cookie does not have them yet. */
  const begun = new WeakMap<Request, Actor & { sessionId: string }>();

  const rowOf = async (request: Request): Promise<SessionRow | null> => {
    const token = cookie.read(request);
    if (!token) return null;
    const now = clock.now();
    const row = await repository.find(hashOfToken(token), now);
    if (!row) onUnknown?.();
    if (row && now.getTime() - row.usedAt.getTime() > TOUCH_MINUTES * MINUTE)
      await repository.touch(row.id, later(now, IDLE_MINUTES), now);
    return row;
  };

  const make = async ({ request, responseHeaders }: Visit, memberId: string | null) => {
    const now = clock.now();
    const token = ids.token();
    const id = ids.uuid(now);
    const times = { idleUntil: later(now, IDLE_MINUTES), endsAt: later(now, LONGEST_MINUTES) };
    await repository.insert({ id, tokenHash: hashOfToken(token), memberId, ...times }, now);
    responseHeaders.append('set-cookie', cookie.write(token, LONGEST_MINUTES * 60));
    return note(request, { sessionId: id, memberId });
  };

  const note = <Known extends Actor & { sessionId: string }>(request: Request, actor: Known) => {
    begun.set(request, actor);
    return actor;
  };

  const actorOf = async (request: Request): Promise<Actor> => {
    const known = begun.get(request);
    if (known) return known;
    const row = await rowOf(request);
    return row ? { sessionId: row.id, memberId: row.memberId } : ANONYMOUS;
  };

  return {
    actorOf,
    async begin(visit) {
      const { sessionId, memberId } = await actorOf(visit.request);
      return sessionId === null ? make(visit, null) : { sessionId, memberId };
    },
    async signIn(visit, memberId) {
      const { sessionId, memberId: before } = await actorOf(visit.request);
      // Another member's session is not taken over with what it owns.
      if (sessionId === null || (before !== null && before !== memberId))
        return make(visit, memberId);
      const token = ids.token();
      await repository.rotate(sessionId, hashOfToken(token), memberId);
      visit.responseHeaders.append('set-cookie', cookie.write(token, LONGEST_MINUTES * 60));
      return note(visit.request, { sessionId, memberId });
    },
    async signOut({ request, responseHeaders }) {
      const { sessionId } = await actorOf(request);
      if (sessionId) await repository.remove(sessionId);
      begun.delete(request);
      responseHeaders.append('set-cookie', cookie.clear());
    },
    endOthers: (memberId, keptSessionId) => repository.removeOthersOf(memberId, keptSessionId),
    sweep: () => repository.removeDead(clock.now()),
  };
}

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE);
