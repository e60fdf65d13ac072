import { describe, expect, it } from 'vitest';
import { SPECIAL_MEALS_FROM_MINUTES } from '#schema/codes/flights/meal-service.ts';
import { MEAL_CODES, type MealCode } from '#schema/codes/travellers/special-meals.ts';
import {
  type MealFacts,
  mealCapability,
  mealGoesAlong,
  mealRefusal,
  mealsFor,
  mealUntil,
} from './special-meal.ts';

const departsAt = new Date('2027-03-10T08:00:00Z');
const lasting = (minutes: number) => new Date(departsAt.getTime() + minutes * 60_000);
const hoursAhead = (hours: number, seconds = 0) =>
  new Date(departsAt.getTime() - hours * 3_600_000 - seconds * 1000);
const facts: MealFacts = {
  coupon: 'OPEN',
  ownFlight: true,
  flightCancelled: false,
  procedure: null,
  departsAt,
  arrivesAt: lasting(180),
  passengerType: 'ADT',
};
function reason(other: Partial<MealFacts>, now = hoursAhead(100)) {
  const verdict = mealCapability({ ...facts, ...other }, now);
  return verdict.allowed ? null : verdict.reason;
}

describe('whether a meal can be chosen', () => {
  it('ends 24 hours before departure, at that very instant', () => {
    const verdict = mealCapability(facts, hoursAhead(24, 1));
    expect(verdict).toEqual({ allowed: true, until: hoursAhead(24) });
    expect(reason({}, hoursAhead(24))).toBe('MEAL_TOO_LATE');
  });

  it('needs a flight with more than a snack', () => {
    expect(reason({ arrivesAt: lasting(SPECIAL_MEALS_FROM_MINUTES) })).toBeNull();
    expect(reason({ arrivesAt: lasting(SPECIAL_MEALS_FROM_MINUTES - 1) })).toBe('NO_MEAL_SERVED');
  });

  it('does not depend on the check-in', () => {
    expect(reason({ coupon: 'CHECKED_IN' })).toBeNull();
  });

  it.each<[Partial<MealFacts>, string]>([
    [{ coupon: null }, 'NOT_TICKETED'],
    [{ coupon: 'REFUNDED' }, 'ORDER_CLOSED'],
    [{ ownFlight: false }, 'OTHER_CARRIER'],
    [{ flightCancelled: true }, 'FLIGHT_CANCELLED'],
    [{ procedure: 'REFUND' }, 'REFUND_IN_PROGRESS'],
    [{ procedure: 'DATE_CHANGE' }, 'CHANGE_IN_PROGRESS'],
  ])('%o refuses it: %s', (other, code) => {
    expect(reason(other)).toBe(code);
  });

  it('ends with the flight', () => {
    expect(reason({}, departsAt)).toBe('FLIGHT_LEFT');
  });
});

describe('which meal', () => {
  it('infants have the baby meal alone, children the child meal besides all others, adults neither', () => {
    expect(mealsFor('INF')).toEqual(['BBML']);
    expect(mealsFor('CHD')).toEqual(MEAL_CODES.filter((code) => code !== 'BBML'));
    expect(mealsFor('ADT')).toEqual(mealsFor('CHD').filter((code) => code !== 'CHML'));
    expect(mealRefusal('CHML', facts, hoursAhead(100))).toBe('MEAL_NOT_FOR_PASSENGER');
    expect(mealRefusal('VGML', { ...facts, passengerType: 'INF' }, hoursAhead(100))).toBe(
      'MEAL_NOT_FOR_PASSENGER',
    );
  });

  it.each<[MealCode, number]>([
    ['VGML', 24],
    ['KSML', 48],
  ])('%s is requested until %i hours before departure, at that very instant', (code, hours) => {
    expect(mealUntil(code, departsAt)).toEqual(hoursAhead(hours));
    expect(mealRefusal(code, facts, hoursAhead(hours, 1))).toBeNull();
    expect(mealRefusal(code, facts, hoursAhead(hours))).toBe('MEAL_TOO_LATE');
  });

  it('none is always right', () => {
    expect(mealRefusal(null, facts, hoursAhead(25))).toBeNull();
  });
});

it('a meal goes along to a flight on which it can still be requested', () => {
  expect(mealGoesAlong('VGML', facts, hoursAhead(24, 1))).toBe(true);
  expect(mealGoesAlong('VGML', facts, hoursAhead(24))).toBe(false);
  expect(mealGoesAlong('KSML', facts, hoursAhead(30))).toBe(false);
  expect(mealGoesAlong('VGML', { ...facts, arrivesAt: lasting(60) }, hoursAhead(100))).toBe(false);
  expect(mealGoesAlong('VGML', { ...facts, ownFlight: false }, hoursAhead(100))).toBe(false);
});
