import { expect, it } from 'vitest';
import { SEASONS } from '#schema/codes/flights/seasons.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { seasonsAhead } from './seasons-ahead.ts';

const namesOn = (today: string) =>
  seasonsAhead(today)
    .filter(({ isOn }) => isOn)
    .map(({ name }) => name);

it('has each season once, on days that exist', () => {
  const seasons = seasonsAhead('2026-11-22');
  expect(seasons.map(({ name }) => name).toSorted()).toEqual(
    SEASONS.map(({ name }) => name).toSorted(),
  );
  for (const { first, last } of seasons)
    expect([isLocalDate(first), isLocalDate(last), first < last]).toEqual([true, true, true]);
});

it('begins with what is on now, then what comes next', () => {
  const [maple, snow] = seasonsAhead('2026-11-22');
  expect(maple).toMatchObject({ name: 'MAPLE', isOn: true, last: '2026-12-08' });
  expect(snow).toMatchObject({ name: 'SNOW', isOn: false, first: '2026-12-05' });
});

it('counts the first and the last day, and goes on over the turn of the year', () => {
  expect(namesOn('2026-12-08')).toContain('MAPLE');
  expect(namesOn('2026-12-09')).not.toContain('MAPLE');
  expect(namesOn('2026-12-04')).not.toContain('SNOW');
  expect(namesOn('2026-12-05')).toContain('SNOW');
  expect(namesOn('2027-01-10')).toEqual(['SNOW', 'ICE_FESTIVAL']);
  expect(seasonsAhead('2027-01-10')[0]).toMatchObject({ first: '2026-12-05', last: '2027-03-15' });
});
