/**
 * Who asks. Every repository function that reads personal data takes it and filters by it in SQL
 * (RULES 10.5).
 */
export interface Actor {
  /** The browser's session; `null` before it has one. It owns what a guest made or looked up. */
  readonly sessionId: string | null;
  /** The signed-in member; `null` for guests. */
  readonly memberId: string | null;
}

/** A guest without a session. */
export const ANONYMOUS: Actor = { sessionId: null, memberId: null };
