import { rotations } from './rotation.ts';

/** Hong Kong, Macao, Taiwan, Japan, Korea and South-East Asia, all from Pudong. */
export const REGIONAL = [
  rotations(801, 'PVG', 'HKG', 'A321_NEO', ['08:00', '11:30', '15:55', '19:25']),
  rotations(811, 'PVG', 'MFM', 'A320_NEO', ['14:20']),
  rotations(821, 'PVG', 'TPE', 'A321_CEO', ['09:00', '16:35']),

  rotations(521, 'PVG', 'NRT', 'A321_NEO', ['08:45', '13:40', '17:30']),
  rotations(527, 'PVG', 'HND', 'B787_9', ['09:30', '18:50']),
  rotations(531, 'PVG', 'KIX', 'A321_NEO', ['08:10', '11:20', '14:40', '18:00']),
  rotations(541, 'PVG', 'NGO', 'A320_NEO', ['09:20', '16:10']),
  rotations(545, 'PVG', 'FUK', 'A320_CEO', ['10:30', '15:20']),
  rotations(549, 'PVG', 'CTS', 'A321_NEO', ['09:50']),
  rotations(551, 'PVG', 'CTS', 'A321_NEO', ['14:10'], { days: '2467', season: 'WINTER' }),
  rotations(553, 'PVG', 'OKA', 'A320_NEO', ['13:20'], { season: 'SUMMER' }),
  rotations(553, 'PVG', 'OKA', 'A320_NEO', ['13:20'], { days: '1357', season: 'WINTER' }),

  rotations(561, 'PVG', 'ICN', 'A321_NEO', ['08:25', '12:35', '17:15']),
  rotations(567, 'PVG', 'PUS', 'A320_CEO', ['13:00']),
  rotations(569, 'PVG', 'CJU', 'A320_CEO', ['10:05', '15:35']),

  rotations(601, 'PVG', 'SIN', 'B787_9', ['09:10']),
  rotations(603, 'PVG', 'SIN', 'A321_NEO', ['16:50']),
  rotations(605, 'PVG', 'BKK', 'A321_NEO', ['09:55', '18:30']),
  rotations(609, 'PVG', 'HKT', 'A321_NEO', ['16:15']),
  rotations(611, 'PVG', 'KUL', 'A321_NEO', ['14:50']),
  rotations(613, 'PVG', 'SGN', 'A320_NEO', ['13:45']),
  rotations(615, 'PVG', 'HAN', 'A320_NEO', ['14:30'], { days: '1357' }),
  rotations(617, 'PVG', 'MNL', 'A320_NEO', ['12:20']),
  rotations(619, 'PVG', 'DPS', 'B787_9', ['15:00']),
].flat();
