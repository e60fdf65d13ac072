import type { Actor } from '#gateway/sessions/actor.ts';
import type { SessionRow } from '#gateway/sessions/session.repository.ts';
import type { Sessions } from '#gateway/sessions/sessions.ts';

/** A session as its member sees it. */
export type SessionView = SessionRow & { readonly current: boolean };

/** The sessions of the actor, the latest use first; none for a guest. */
export async function sessionsOf(
  sessions: Pick<Sessions, 'ofMember'>,
  { memberId, sessionId }: Actor,
): Promise<SessionView[]> {
  const rows = memberId ? await sessions.ofMember(memberId) : [];
  return rows.map((row) => ({ ...row, current: row.id === sessionId }));
}
