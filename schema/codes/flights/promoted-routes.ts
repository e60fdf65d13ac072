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
