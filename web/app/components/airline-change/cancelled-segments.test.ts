import { expect, test } from 'vitest';
import { cancelledSegments } from './cancelled-segments.ts';

type Changed = Parameters<typeof cancelledSegments>[0]['airlineChanges'][number];

const after = { flightNumber: 'MG999' } as Changed['segments'][number]['after'];
const change = (kind: Changed['kind'], state: Changed['state'], id: string, to = after) => ({
  kind,
  state,
  segments: [{ segment: { id, boundIndex: 0 }, after: to }],
});
const idsOf = (...airlineChanges: Changed[]) => [...cancelledSegments({ airlineChanges })];

test('a cancelled flight stays so until another one is booked in its place', () => {
  expect(idsOf(change('CANCELLED', 'OPEN', 'a'), change('CANCELLED', 'LAPSED', 'b', null))).toEqual(
    ['a', 'b'],
  );
  expect(
    idsOf(
      change('CANCELLED', 'LAPSED', 'a'),
      change('CANCELLED', 'KEPT', 'b'),
      change('CANCELLED', 'MOVED', 'c', null),
      change('CANCELLED', 'REFUNDED', 'd', null),
    ),
  ).toEqual([]);
});

test('a flight that flies at other times is flown with the same ticket', () => {
  expect(idsOf(change('RETIMED', 'OPEN', 'a'), change('AIRCRAFT_CHANGED', 'OPEN', 'b'))).toEqual(
    [],
  );
});
