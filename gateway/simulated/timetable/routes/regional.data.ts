import { rotations } from './rotation.ts';

/**
 * Hong Kong, Macao, Taiwan, Japan, Korea and South-East Asia, all from Pudong. The evening flights
 * to the near places stay overnight and come back in time for the flights to Europe, whose
 * passengers they took home.
 */
export const REGIONAL = [
  rotations(801, 'PVG', 'HKG', 'A321_NEO', ['08:00', '11:30', '15:55']),
  rotations(807, 'PVG', 'HKG', 'A321_NEO', ['19:25'], { returns: '07:30' }),
  rotations(811, 'PVG', 'MFM', 'A320_NEO', ['20:10'], { returns: '07:50' }),
  rotations(821, 'PVG', 'TPE', 'A321_CEO', ['09:00']),
  rotations(823, 'PVG', 'TPE', 'A321_CEO', ['18:35'], { returns: '08:10' }),

  rotations(521, 'PVG', 'NRT', 'A321_NEO', ['08:45', '13:40']),
  rotations(525, 'PVG', 'NRT', 'A321_NEO', ['18:30'], { returns: '08:40' }),
  rotations(527, 'PVG', 'HND', 'B787_9', ['09:30']),
  rotations(529, 'PVG', 'HND', 'B787_9', ['18:50'], { returns: '09:00' }),
  rotations(531, 'PVG', 'KIX', 'A321_NEO', ['08:10', '11:20', '14:40']),
  rotations(537, 'PVG', 'KIX', 'A321_NEO', ['18:00'], { returns: '08:30' }),
  rotations(541, 'PVG', 'NGO', 'A320_NEO', ['09:20']),
  rotations(543, 'PVG', 'NGO', 'A320_NEO', ['18:10'], { returns: '08:50' }),
  rotations(545, 'PVG', 'FUK', 'A320_CEO', ['10:30']),
  rotations(547, 'PVG', 'FUK', 'A320_CEO', ['17:50'], { returns: '09:00' }),
  rotations(549, 'PVG', 'CTS', 'A321_NEO', ['09:50']),
  rotations(551, 'PVG', 'CTS', 'A321_NEO', ['17:50'], { returns: '09:10', season: 'WINTER' }),
  rotations(551, 'PVG', 'CTS', 'A321_NEO', ['17:50'], {
    returns: '09:10',
    days: '2467',
    season: 'SUMMER',
  }),
  rotations(553, 'PVG', 'OKA', 'A320_NEO', ['18:15'], { returns: '08:50', season: 'SUMMER' }),
  rotations(553, 'PVG', 'OKA', 'A320_NEO', ['18:15'], {
    returns: '08:50',
    days: '1357',
    season: 'WINTER',
  }),

  rotations(561, 'PVG', 'ICN', 'A321_NEO', ['08:25', '12:35']),
  rotations(565, 'PVG', 'ICN', 'A321_NEO', ['17:45'], { returns: '08:20' }),
  rotations(567, 'PVG', 'PUS', 'A320_CEO', ['18:20'], { returns: '08:30' }),
  rotations(569, 'PVG', 'CJU', 'A320_CEO', ['10:05']),
  rotations(571, 'PVG', 'CJU', 'A320_CEO', ['18:40'], { returns: '08:40' }),

  rotations(601, 'PVG', 'SIN', 'B787_9', ['09:10']),
  rotations(603, 'PVG', 'SIN', 'A321_NEO', ['18:25']),
  rotations(605, 'PVG', 'BKK', 'A321_NEO', ['09:55', '18:30']),
  rotations(609, 'PVG', 'HKT', 'A321_NEO', ['18:45']),
  rotations(611, 'PVG', 'KUL', 'A321_NEO', ['18:15']),
  rotations(613, 'PVG', 'SGN', 'A320_NEO', ['18:55']),
  rotations(615, 'PVG', 'HAN', 'A320_NEO', ['19:50'], { days: '12357' }),
  rotations(617, 'PVG', 'MNL', 'A320_NEO', ['20:00']),
  rotations(619, 'PVG', 'DPS', 'B787_9', ['18:00']),
].flat();
