/**
 * Who asks. Every repository function that reads what belongs to somebody takes it and filters by it in SQL
 * (RULES, Who may see what).
 */
export interface Actor {
  /** The browser's session; `null` before it has one. What a guest made or looked up hangs on it. */
  readonly sessionId: string | null;
  /** The signed-in member; `null` for guests. */
  readonly memberId: string | null;
}

/** A guest without a session. */
export const NOBODY: Actor = { sessionId: null, memberId: null };
