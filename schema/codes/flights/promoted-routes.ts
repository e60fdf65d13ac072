/** Routes that the home page recommends, in order. */
export const PROMOTED_ROUTES: readonly (readonly [origin: string, destination: string])[] = [
  ['PVG', 'NRT'],
  ['PVG', 'HKG'],
  ['PVG', 'KIX'],
  ['PVG', 'SIN'],
  ['PVG', 'LHR'],
  ['PVG', 'CTS'],
  ['PVG', 'BKK'],
  ['PVG', 'ICN'],
  ['PVG', 'HEL'],
  ['PVG', 'DPS'],
  ['SHA', 'TFU'],
  ['HKG', 'KIX'],
  ['PVG', 'SYX'],
  ['PVG', 'CDG'],
];

/** What one may want to pay for a trip at most, in minor units of the airline's currency. */
export const FARE_BUDGETS = [150_000, 200_000, 300_000, 500_000] as const;
