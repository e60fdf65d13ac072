/**
 * What a lounge has beside seats, newspapers, drinks and Wi-Fi, which all have; in the order in
 * which they are listed.
 */
export const LOUNGE_SERVICES = [
  'HOT_MEALS',
  'SNACKS',
  'SHOWERS',
  'WORKPLACES',
  'QUIET_ROOM',
  'FAMILY_ROOM',
] as const;
export type LoungeService = (typeof LOUNGE_SERVICES)[number];

/** For which departures a lounge is: it lies behind their security. */
export const LOUNGE_SIDES = ['DOMESTIC', 'INTERNATIONAL'] as const;
export type LoungeSide = (typeof LOUNGE_SIDES)[number];

/** Rules at the door, the same in every lounge. */
export const LOUNGE_RULES = {
  /** From so many hours before the scheduled departure. */
  opensHoursBefore: 4,
  /**
   * A guest travels on the same flight; children under this age, in years, come with a parent and
   * are not counted.
   */
  childrenFreeUnderAge: 2,
} as const;
