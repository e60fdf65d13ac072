/**
 * When a destination is at its best, in an average year: the first and the last day as `MM-DD`,
 * inclusive; the last may lie in the next year. Each airport is one to which the airline flies from
 * its hubs.
 */
export const SEASONS = [
  { name: 'CHERRY_BLOSSOM', airport: 'NRT', from: '03-22', to: '04-10' },
  { name: 'MAGNOLIA', airport: 'PEK', from: '03-25', to: '04-18' },
  { name: 'LONG_DAYS', airport: 'HEL', from: '05-20', to: '07-25' },
  { name: 'DRY_SEASON', airport: 'DPS', from: '05-01', to: '09-30' },
  { name: 'MAPLE', airport: 'KIX', from: '11-10', to: '12-08' },
  { name: 'SNOW', airport: 'CTS', from: '12-05', to: '03-15' },
  { name: 'ICE_FESTIVAL', airport: 'HRB', from: '12-25', to: '02-20' },
] as const;

export type Season = (typeof SEASONS)[number];
