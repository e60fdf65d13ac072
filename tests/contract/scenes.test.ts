import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AIRPORTS } from '#gateway/simulated/timetable/airports.ts';
import { COMPLETE_LOCALES } from '#schema/codes/base/locales.ts';
import { SEASONS } from '#schema/codes/flights/seasons.ts';
import { EVERY_CITY } from '#web/app/scenes/landscape/cities/every-city.ts';
import { IN_SEASON } from '#web/app/scenes/landscape/cities/in-season.ts';
import { asFile } from '#web/app/scenes/landscape/paper.ts';
import en from '#web/app/scenes/messages/en.json' with { type: 'json' };
import ja from '#web/app/scenes/messages/ja.json' with { type: 'json' };
import zhHk from '#web/app/scenes/messages/zh-hk.json' with { type: 'json' };

const TEXTS: Record<string, Record<string, string>> = { en, 'zh-hk': zhHk, ja };
const CITIES = [...new Set(AIRPORTS.map(({ cityCode }) => cityCode))];
const DRAWN: Record<string, string> = { ...EVERY_CITY, ...IN_SEASON };
const LARGEST = 3000;

describe('the pictures of the network', () => {
  it('show every city, and no other', () => {
    expect(Object.keys(EVERY_CITY).toSorted()).toEqual(CITIES.toSorted());
  });

  it('show every season where it is', () => {
    expect(Object.keys(IN_SEASON)).toEqual(SEASONS.map(({ name }) => name));
  });

  it.each(Object.keys(DRAWN))('%s is a small file, in the colours of its sky alone', (name) => {
    const file = asFile(DRAWN[name] ?? '');
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(LARGEST);
    expect(file).not.toMatch(/#[0-9a-f]{3,6}"|NaN|undefined/);
  });

  it.each(COMPLETE_LOCALES)('are described in words of their own: %s', (locale) => {
    const texts = [
      ...CITIES.map((city) => TEXTS[locale]?.[`scenes.${city}`]),
      ...SEASONS.map(({ name }) => TEXTS[locale]?.[`scenes.season.${name}`]),
    ];
    expect(texts.every((text) => text && text.length > 5)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
