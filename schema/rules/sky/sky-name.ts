import type { Sun } from './sun.ts';

/** The eight skies, in the order of a day. */
export const SKIES = [
  'night',
  'before-dawn',
  'dawn',
  'morning',
  'noon',
  'gold',
  'dusk',
  'blue-hour',
] as const;

export type SkyName = (typeof SKIES)[number];

/** The sky under a sun. It is also printed into <head>, so it refers to nothing outside. */
export function skyUnder({ height, rising }: Sun): SkyName {
  if (height < -12) return 'night';
  if (height < -5) return rising ? 'before-dawn' : 'blue-hour';
  if (height < 3) return rising ? 'dawn' : 'dusk';
  if (rising) return height < 30 ? 'morning' : 'noon';
  return height < 14 ? 'gold' : 'noon';
}
