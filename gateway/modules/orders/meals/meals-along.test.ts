import { expect, test } from 'vitest';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { ChosenMeal } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { mealsAlong } from './meals-along.ts';

const now = new Date('2027-03-01T00:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const segment = (index: number, flightNumber: string, inHours = 100, lasting = 3, boundIndex = 0) =>
  ({
    index,
    boundIndex,
    flightNumber,
    departureDate: '2027-03-05',
    departsAt: hours(inHours),
    arrivesAt: hours(inHours + lasting),
  }) as OrderSegment;
const meal = (segmentIndex: number, code: ChosenMeal['code'] = 'VGML'): ChosenMeal => ({
  segmentIndex,
  code,
  state: 'REQUESTED',
  requestedAt: now,
});
const along = (
  meals: readonly ChosenMeal[],
  before: readonly OrderSegment[],
  after: readonly OrderSegment[],
) =>
  mealsAlong(meals, before, after, now).map(({ segmentIndex, code, state }) => [
    segmentIndex,
    code,
    state,
  ]);

test('a meal goes along to the flight in the place of its own, and the other bound keeps its own', () => {
  const back = segment(1, 'MG2', 200, 3, 1);
  expect(
    along([meal(0), meal(1, 'KSML')], [segment(0, 'MG1'), back], [segment(0, 'MG3'), back]),
  ).toEqual([
    [0, 'VGML', 'REQUESTED'],
    [1, 'KSML', 'REQUESTED'],
  ]);
});

test('one that comes too late there, or for which the flight is too short, stays to be seen as not carried over', () => {
  const before = [segment(0, 'MG1')];
  expect(along([meal(0)], before, [segment(0, 'MG3', 24)])).toEqual([
    [0, 'VGML', 'NOT_CARRIED_OVER'],
  ]);
  expect(along([meal(0)], before, [segment(0, 'MG3', 100, 1)])).toEqual([
    [0, 'VGML', 'NOT_CARRIED_OVER'],
  ]);
});

test('the same flight at another time keeps it, however soon it leaves', () => {
  expect(along([meal(0)], [segment(0, 'MG1', 20)], [segment(0, 'MG1', 18)])).toEqual([
    [0, 'VGML', 'REQUESTED'],
  ]);
});

test('a connection in the place of one flight has the meal on both, and one flight in the place of two the first', () => {
  const two = [segment(0, 'MG5'), segment(1, 'MG6', 104)];
  expect(along([meal(0)], [segment(0, 'MG1')], two)).toEqual([
    [0, 'VGML', 'REQUESTED'],
    [1, 'VGML', 'REQUESTED'],
  ]);
  expect(along([meal(0), meal(1, 'KSML')], two, [segment(0, 'MG1')])).toEqual([
    [0, 'VGML', 'REQUESTED'],
  ]);
});
