import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that tells a team for whom the gateway asks. */
export const VIEWER_HEADER = 'x-viewer';

/** What the gateway states of its viewer: a JSON Web Token, HS256. */
export type ViewerStatement = {
  /** For which team it is. */
  readonly aud: string;
  /**
   * A member's or session's global id; null for a guest without a session, and for what everyone is
   * answered alike.
   */
  readonly sub: string | null;
  readonly kind: 'MEMBER' | 'GUEST';
  /** Global ids of the orders that the viewer may see, the latest 100. */
  readonly orders: readonly string[];
  /** Of the browser: EN, ZH_HK or JA. */
  readonly locale: string;
  /** The instant by the gateway's clock, which a demo can move; ISO 8601. */
  readonly now: string;
  /** The id of the request, as in the gateway's log. */
  readonly jti: string;
  /** From when until when it holds, in seconds of the real clock. */
  readonly iat: number;
  readonly exp: number;
};

const digest = (key: string, signed: string): Buffer =>
  createHmac('sha256', key).update(signed).digest();

function parsed(part: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}

/** How far the clocks of gateway and team may differ. */
const SKEW_SECONDS = 5;

/**
 * For a team: who asks, or null where the statement is missing, forged, stale, or for another team.
 * Copy this file: it needs Node alone.
 * @param keys the team's key, and the one before it while keys are changed
 */
export function verifyViewer(
  header: string | null | undefined,
  team: string,
  keys: readonly string[],
  now = new Date(),
): ViewerStatement | null {
  const [head = '', body = '', signature = ''] = (header ?? '').split('.');
  if (parsed(head)?.alg !== 'HS256') return null;
  const given = Buffer.from(signature, 'base64url');
  const isGenuine = keys.some((key) => {
    const expected = digest(key, `${head}.${body}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  const claims = isGenuine ? (parsed(body) as ViewerStatement | null) : null;
  if (claims?.aud !== team) return null;
  const seconds = now.getTime() / 1000;
  const holds = seconds < claims.exp && seconds > claims.iat - SKEW_SECONDS;
  return holds ? claims : null;
}
