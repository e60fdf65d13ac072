import { expect, test } from 'vitest';
import { changeForReason, reasonsFor } from './airline-change.ts';
import type { RefundableChange } from './refundable-order.ts';

const change = (id: string, kind: RefundableChange['kind'], bounds: number[], allowed = true) => ({
  id,
  kind,
  passengers: [],
  segments: bounds.map((boundIndex) => ({ segment: { id: `${boundIndex}`, boundIndex } })),
  options: [{ action: 'REFUND' as const, allowed }],
});

test('a refund because of a change names the change of the flights that are given back', () => {
  const airlineChanges = [change('back', 'CANCELLED', [1]), change('out', 'RETIMED', [0, 0])];
  const idFor = (...asked: [Parameters<typeof changeForReason>[1], number[]]) =>
    changeForReason({ airlineChanges }, ...asked)?.id;
  expect(idFor('FLIGHT_CANCELLED', [0, 1])).toBe('back');
  expect(idFor('FLIGHT_CANCELLED', [0])).toBeUndefined();
  expect(idFor('FLIGHT_CHANGED', [0])).toBe('out');
  expect(idFor('CHANGE_OF_PLANS', [0, 1])).toBeUndefined();
});

test('a change that is decided gives no right to a refund any more', () => {
  const airlineChanges = [change('kept', 'CANCELLED', [0], false)];
  expect(changeForReason({ airlineChanges }, 'FLIGHT_CANCELLED', [0])).toBeNull();
});

test('only the reason that is true is offered for what the airline did', () => {
  const byAirline = (...airlineChanges: ReturnType<typeof change>[]) =>
    reasonsFor({ airlineChanges }).filter((reason) => reason.startsWith('FLIGHT_'));
  expect(byAirline(change('gone', 'CANCELLED', [0]))).toEqual(['FLIGHT_CANCELLED']);
  expect(byAirline(change('late', 'RETIMED', [0]))).toEqual(['FLIGHT_CHANGED']);
  expect(byAirline(change('gone', 'CANCELLED', [0]), change('late', 'RETIMED', [1]))).toEqual([
    'FLIGHT_CANCELLED',
    'FLIGHT_CHANGED',
  ]);
  // a delay of the day is known to operations alone
  expect(byAirline()).toEqual(['FLIGHT_CHANGED']);
});
