import { rotations } from './rotation.ts';

/** Europe, from Pudong, on the 787. */
export const LONG_HAUL = [
  rotations(201, 'PVG', 'LHR', 'B787_9', ['13:30'], { returns: '21:10' }),
  rotations(203, 'PVG', 'CDG', 'B787_9', ['13:45'], { returns: '20:50', season: 'SUMMER' }),
  rotations(203, 'PVG', 'CDG', 'B787_9', ['13:45'], {
    returns: '20:50',
    season: 'WINTER',
    days: '1357',
  }),
  rotations(205, 'PVG', 'FRA', 'B787_9', ['13:50'], { returns: '21:30', days: '12456' }),
  rotations(207, 'PVG', 'MXP', 'B787_9', ['13:40'], { returns: '20:30', days: '2467' }),
  rotations(209, 'PVG', 'HEL', 'B787_9', ['13:35'], { returns: '19:40' }),
  rotations(211, 'PVG', 'ATH', 'B787_9', ['13:20'], {
    returns: '20:40',
    days: '146',
    season: 'SUMMER',
  }),
].flat();
