import { expect, it } from 'vitest';
import { kindOfTime } from './time-kind.ts';

const at = (time: string) => ({
  local: `2026-12-24T${time}`,
  zone: 'Asia/Shanghai',
  instant: `2026-12-24T${time}:00+08:00`,
});
const scheduled = at('08:45');

it.each([
  ['the timetable’s, days ahead', null, null, '08:45', 'scheduled', false],
  ['the expected one, as planned', at('08:45'), null, '08:45', 'expected', false],
  ['the expected one, later', at('10:00'), null, '10:00', 'expected', true],
  ['what happened before what was expected', at('10:00'), at('10:04'), '10:04', 'actual', true],
])('the time that is told is %s', (_what, estimated, actual, time, kind, isOther) => {
  const answer = kindOfTime({ scheduled, estimated, actual });
  expect(answer.told.local).toBe(`2026-12-24T${time}`);
  expect(answer).toMatchObject({ kind, isOther });
});
