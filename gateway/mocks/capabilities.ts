/** A capability that is there for each of these actions, and one that is refused with its reason for each of those. */
export const capabilities = (
  allowed: readonly string[],
  refused: Readonly<Record<string, string>> = {},
) => [
  ...allowed.map((action) => ({
    action,
    allowed: true,
    from: null,
    until: null,
    fee: null,
    reason: null,
  })),
  ...Object.entries(refused).map(([action, code]) => ({
    action,
    allowed: false,
    from: null,
    until: null,
    fee: null,
    reason: { code, liftsAt: null, seatOrder: null },
  })),
];
