import { expect, test } from 'vitest';
import { citiesOf } from './cities-of.ts';

const bound = (...cities: string[]) => ({
  itinerary: {
    segments: cities.slice(1).map((city, at) => ({
      origin: { city: cities[at] ?? '' },
      destination: { city },
    })),
  },
});

test('a trip is named by its cities, without those where one only changes planes', () => {
  expect(citiesOf([bound('Shanghai', 'Tokyo'), bound('Tokyo', 'Shanghai')])).toEqual([
    'Shanghai',
    'Tokyo',
    'Shanghai',
  ]);
  expect(citiesOf([bound('Osaka', 'Shanghai', 'Paris')])).toEqual(['Osaka', 'Paris']);
  expect(citiesOf([bound('Osaka', 'Shanghai'), bound('Hong Kong', 'Osaka')])).toHaveLength(4);
});
