import { expect, test } from 'vitest';
import { trackedPaths } from './source-files.ts';

/**
 * What Chakra has no word for, below `web/app`; every other look is a component of Chakra or a
 * recipe.
 */
const PLACES = [
  // the shell, and the first load of the home page with what results share of it
  'shell',
  'site-search',
  'routes/home',
  'components/site-lists',
  'components/search-panel',
  'components/airport-combobox',
  // articles and other text pages
  'components/article',
  'components/club-card',
  'routes/aircraft',
  'routes/club',
  'routes/information',
  // rows of flights, and the line of a journey in them
  'components/flight-results',
  'components/itinerary',
  'components/flight-day',
  'routes/flight-status',
  // the boxes of a day, in forms and on text pages
  'forms',
  // drawings
  'scenes',
  'components/aircraft-side-view',
  'components/cabin-plan',
  'components/globe',
  'components/price-calendar',
  'components/route-map',
  'components/seat-map',
  'ui/brand-mark',
];

/** Style modules anywhere else. */
const misplaced = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => path.endsWith('.module.css'))
    .filter((path) => !PLACES.some((place) => path.startsWith(`web/app/${place}/`)));

test('style modules are for what Chakra has no word for', () => {
  const paths = trackedPaths();
  expect(misplaced(paths)).toEqual([]);
  for (const place of PLACES)
    expect(
      paths.some((path) => path.startsWith(`web/app/${place}/`) && path.endsWith('.module.css')),
      place,
    ).toBe(true);
  expect(misplaced(['web/app/routes/trips/orders/order-row.module.css'])).toHaveLength(1);
});
