import { beforeEach, describe, expect, it } from 'vitest';
import { recentPlaces, rememberPlace } from './recent-places.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
} as unknown as Storage;

beforeEach(() => kept.clear());

describe('the places chosen lately', () => {
  it('are four, each once, the latest first', () => {
    for (const code of ['PVG', 'NRT', 'HKG', 'PVG', 'LHR', 'ICN']) rememberPlace(storage, code);
    expect(recentPlaces(storage)).toEqual(['ICN', 'LHR', 'PVG', 'HKG']);
  });

  it.each(['{', '"PVG"', 'null', '[1, "toolong", "<b>"]'])(
    'are none where storage says %s',
    (text) => {
      kept.set('recent-places', text);
      expect(recentPlaces(storage)).toEqual([]);
    },
  );

  it('are none where the browser keeps nothing', () => {
    const refusing = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    } as unknown as Storage;
    rememberPlace(refusing, 'PVG');
    expect(recentPlaces(refusing)).toEqual([]);
    expect(recentPlaces(undefined)).toEqual([]);
  });
});
