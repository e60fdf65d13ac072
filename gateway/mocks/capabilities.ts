const PLAIN = { from: null, until: null };

/**
 * A capability that is there for each of these actions, and one that is refused with its reason for
 * each of those.
 */
export const capabilities = (
  allowed: readonly string[],
  refused: Readonly<Record<string, string>> = {},
) => [
  ...allowed.map((action) => ({ ...PLAIN, action, allowed: true, reason: null })),
  ...Object.entries(refused).map(([action, code]) => ({
    ...PLAIN,
    action,
    allowed: false,
    reason: { code, liftsAt: null, seatOrder: null },
  })),
];
