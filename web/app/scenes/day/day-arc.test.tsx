// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Locale } from '#schema/codes/base/locales.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { DayArc, type DayArcProps } from './day-arc.tsx';

afterEach(cleanup);

const SHANGHAI = { city: 'Shanghai', zone: 'Asia/Shanghai', latitude: 31.14, longitude: 121.81 };
const TROMSO = { city: 'Tromsø', zone: 'Europe/Oslo', latitude: 69.68, longitude: 18.92 };

/** A departure by a clock so many hours before that of Greenwich. */
const at = (local: string, hours: number) => ({
  local,
  instant: new Date(Date.parse(`${local}Z`) - hours * 3_600_000).toISOString(),
});

const show = (day: Partial<DayArcProps>, locale: Locale = 'en') =>
  renderPage(<DayArc place={SHANGHAI} departures={[at('2026-12-30T12:00:00', 8)]} {...day} />, {
    locale,
    messages: ['scenes'],
  });
const caption = () => screen.getByRole('figure').querySelector('figcaption')?.textContent;

it.each([
  ['en', 'The day in Shanghai: sunrise 06:51, sunset 17:00'],
  ['zh-hk', 'Shanghai當日：日出06:51，日落17:00'],
  ['ja', 'この日のShanghai：日の出06:51、日の入り17:00'],
] as const)('says when the sun rises and sets where one leaves: %s', (locale, text) => {
  show({}, locale);
  expect(caption()?.replaceAll('\u2060', '')).toBe(text);
});

it('says where the sun does not come up, or does not go down', () => {
  show({ place: TROMSO, departures: [at('2026-12-30T12:00:00', 1)] });
  expect(caption()).toBe('The sun doesn’t rise in Tromsø on this day');
  cleanup();
  show({ place: TROMSO, departures: [at('2026-06-21T12:00:00', 2)] });
  expect(caption()).toBe('The sun doesn’t set in Tromsø on this day');
});

it('has the time of each departure, but none that would stand on another', () => {
  const times = ['2026-12-30T18:30:00', '2026-12-30T08:45:00', '2026-12-30T09:15:00'];
  show({ departures: times.map((time) => at(time, 8)) });
  const shown = [...screen.getByRole('figure').querySelectorAll('[class*="time"] > span')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(['08:45', '18:30']);
});
