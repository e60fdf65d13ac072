import type { Database } from '#gateway/database/database.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { sessionEndsAt } from '#schema/rules/access/session-end.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { type Actor, ANONYMOUS } from './actor.ts';
import type { BrowserCookie } from './browser-cookie.ts';
import { parseUserAgent } from './parse-user-agent.ts';
import type { SessionRepository, SessionRow } from './session.repository.ts';
import { hashOfToken, type SessionCookie } from './session-cookie.ts';

const MINUTE = 60_000;
const MINUTES_A_DAY = 24 * 60;
/** How old the stored time of the last use may become before it is updated. */
const TOUCH_MINUTES = 5;

/** A request and the headers of its answer; a resolver's context is one. */
export type Visit = { readonly request: Request; readonly responseHeaders: Headers };

/** An actor whose browser has a session. */
export type KnownActor = Actor & { readonly sessionId: string };

/** Whose the session becomes, and whether the browser is the member's own (RULES 10.14). */
export type SignIn = { readonly memberId: string; readonly remember: boolean };

/**
 * Identifies the visitor by the session cookie. A session is made only when there is something to
 * store.
 */
export interface Sessions {
  /** Who asks; makes nothing. */
  actorOf(request: Request): Promise<Actor>;
  /** Whether an actor of a while ago still has the session, and is still the same visitor. */
  holds(actor: Actor): Promise<boolean>;
  /**
   * The actor, with a session: a guest without one gets one. Call it before storing what a guest
   * returns to.
   */
  begin(visit: Visit): Promise<KnownActor>;
  /**
   * Gives the session, with everything it owns, to the member, under a new cookie and with times of
   * its own.
   */
  signIn(visit: Visit, signIn: SignIn): Promise<KnownActor>;
  /**
   * Puts the session of this browser, with all it owns, under a new cookie: what it may do has
   * changed.
   */
  renew(visit: Visit): Promise<void>;
  /** The hash of the name that this browser was given at a sign-in; null where it has none. */
  browserOf(request: Request): Buffer | null;
  /**
   * The same at a sign-in: a browser without a name gets one, and each keeps it for as long again.
   */
  nameBrowser(visit: Visit): Buffer;
  /** Ends the session of this browser. */
  signOut(visit: Visit): Promise<void>;
  /** Where a member is signed in, the latest use first. */
  ofMember(memberId: string): Promise<SessionRow[]>;
  /** Ends one session if it is the member's; returns whether it was. */
  end(memberId: string, sessionId: string): Promise<boolean>;
  /**
   * Ends the member's sessions, all but the one given: after a change of password, in its
   * transaction.
   */
  endOthers(memberId: string, keptSessionId: string | null, within?: Database): Promise<void>;
  /** Removes rows of sessions that have ended; returns how many. */
  sweep(): Promise<number>;
}

export type SessionDependencies = {
  readonly repository: SessionRepository;
  readonly cookie: SessionCookie;
  readonly browser: BrowserCookie;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called for a cookie that opens no session. */
  readonly onUnknown?: () => void;
};

const longestMinutes = (remembered: boolean): number =>
  (remembered ? RETENTION.rememberedDays : RETENTION.sessionDays) * MINUTES_A_DAY;

export function createSessions({
  repository,
  cookie,
  browser,
  clock,
  ids,
  onUnknown,
}: SessionDependencies): Sessions {
  /**
   * Who asks, by request: read once, until the request itself begins or ends a session. Its cookie
   * stays the old one.
   */
  const known = new WeakMap<Request, Promise<Actor>>();

  const rowOf = async (request: Request): Promise<SessionRow | null> => {
    const token = cookie.read(request);
    if (!token) return null;
    const now = clock.now();
    const row = await repository.find(hashOfToken(token), now);
    if (!row) onUnknown?.();
    if (row && now.getTime() - row.usedAt.getTime() > TOUCH_MINUTES * MINUTE)
      await repository.touch(row.id, sessionEndsAt({ ...row, lastUsedAt: now }), now);
    return row;
  };

  /** Stores a session that begins now, under a new cookie. */
  const write = async (
    { request, responseHeaders }: Visit,
    { id, memberId, remembered }: { id: string; memberId: string | null; remembered: boolean },
    store: 'insert' | 'restart',
  ): Promise<KnownActor> => {
    const now = clock.now();
    const token = ids.token();
    const minutes = longestMinutes(remembered);
    const session = {
      id,
      memberId,
      remembered,
      tokenHash: hashOfToken(token),
      device: memberId ? parseUserAgent(request.headers.get('user-agent')) : '',
      idleUntil: sessionEndsAt({ startedAt: now, lastUsedAt: now, remembered }),
      endsAt: addMinutes(now, minutes),
    };
    await repository[store](session, now);
    const maxAgeSeconds = remembered ? minutes * 60 : null;
    const options = { maxAgeSeconds, member: memberId !== null };
    for (const line of cookie.write(token, options)) responseHeaders.append('set-cookie', line);
    const actor = { sessionId: id, memberId };
    known.set(request, Promise.resolve(actor));
    return actor;
  };

  const readActor = async (request: Request): Promise<Actor> => {
    const row = await rowOf(request);
    return row ? { sessionId: row.id, memberId: row.memberId } : ANONYMOUS;
  };
  const actorOf = (request: Request): Promise<Actor> => {
    const actor = known.get(request) ?? readActor(request);
    known.set(request, actor);
    return actor;
  };

  return {
    actorOf,
    holds: async ({ sessionId, memberId }) =>
      sessionId !== null && repository.holds(sessionId, memberId, clock.now()),
    async begin(visit) {
      const { sessionId, memberId } = await actorOf(visit.request);
      if (sessionId !== null) return { sessionId, memberId };
      const id = ids.uuid(clock.now());
      return write(visit, { id, memberId: null, remembered: false }, 'insert');
    },
    async signIn(visit, { memberId, remember }) {
      const { sessionId, memberId: before } = await actorOf(visit.request);
      // Another member's session is not taken over with what it owns.
      const own = before === null || before === memberId ? sessionId : null;
      const id = own ?? ids.uuid(clock.now());
      return write(visit, { id, memberId, remembered: remember }, own ? 'restart' : 'insert');
    },
    async renew(visit) {
      const row = await rowOf(visit.request);
      if (row) await write(visit, row, 'restart');
    },
    browserOf(request) {
      const token = browser.read(request);
      return token === null ? null : hashOfToken(token);
    },
    nameBrowser({ request, responseHeaders }) {
      const token = browser.read(request) ?? ids.token();
      responseHeaders.append('set-cookie', browser.write(token));
      return hashOfToken(token);
    },
    async signOut({ request, responseHeaders }) {
      const { sessionId } = await actorOf(request);
      if (sessionId) await repository.remove(sessionId);
      known.set(request, Promise.resolve(ANONYMOUS));
      for (const line of cookie.clear()) responseHeaders.append('set-cookie', line);
    },
    ofMember: (memberId) => repository.ofMember(memberId, clock.now()),
    end: (memberId, sessionId) => repository.removeOf(memberId, sessionId),
    endOthers: (memberId, keptSessionId, within) =>
      repository.removeOthersOf(memberId, keptSessionId, within),
    sweep: () => repository.removeDead(clock.now()),
  };
}
