import { birds, junk } from './boats.ts';
import { hills, mist, peaks, shore, water } from './land.ts';
import { type Drawing, sheet, strip } from './paper.ts';

/** A place that is on no map: mountains in the mist, a sail, and a way that ends in the air. */
export const NOWHERE: Drawing =
  peaks(1, 400, [
    [60, 130],
    [260, 220],
    [430, 150],
    [620, 260],
    [830, 180],
    [1050, 290],
    [1240, 200],
    [1430, 270],
    [1600, 190],
  ]) +
  mist(400, 170) +
  hills(2, 5, 430, 120, 120) +
  mist(440, 150) +
  hills(3, 12, 480, 90, 170) +
  mist(490, 120) +
  water(492, 6, 1130) +
  `<path fill="none" stroke="var(--ink)" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="1 9" opacity=".7" d="M380 330q240-200 560-150 130 24 150 96 10 50-40 54-46 0-40-46 20-70 200-110"/>` +
  sheet('snow', 'M1244 158l44 6-40 14 4-12Z') +
  strip('shade', 1.5, 'M1252 166l34-2', 0.5) +
  junk(1130, 552, 0.7) +
  birds([
    [960, 300, 9],
    [990, 284, 7],
  ]) +
  shore(5, 592, 26);
