import { expect, it } from 'vitest';
import { BEGINNING } from '#gateway/mocks/story/beginning.ts';
import { createStoryParts } from '#gateway/mocks/story/story-services.ts';
import { journeyWithSeats } from '#gateway/scenarios/builders/offer.builder.ts';

/** Thirty days later, when an order of the story flies, all flights to London are full. */
const NOW = new Date('2027-01-25T15:00:00Z');
const FULL = { origin: 'PVG', destination: 'LHR', date: '2027-02-24' };

it('the story of the mock has its orders also for a day when all flights are full', () => {
  const { airline, story } = createStoryParts(() => NOW);
  const wanted = { party: { adults: 1, children: 0, infants: 0 }, brand: 'STANDARD' } as const;
  expect(journeyWithSeats(airline, FULL, wanted)).toBeNull();
  const references = [...story.orders.values()].map(({ record }) => record.reference);
  expect(references).toEqual(expect.arrayContaining(Object.values(BEGINNING)));
});
