import { expect, test } from 'vitest';
import { PortUnavailable } from '#gateway/ports/port-unavailable.ts';
import { forEachLogged } from './for-each-logged.ts';

/** A round of three of which the first fails so. */
async function roundAfter(fault: Error) {
  const begun: number[] = [];
  const thrown = await forEachLogged([1, 2, 3], async (one) => {
    begun.push(one);
    if (one === 1) throw fault;
    return true;
  }).catch((reason: unknown) => reason);
  return { begun, thrown };
}

test('one that fails keeps no other waiting, and its fault is thrown after them', async () => {
  const refused = new PortUnavailable('refund office', 'answered 500');
  expect(await roundAfter(refused)).toEqual({ begun: [1, 2, 3], thrown: refused });
});

test('a system that does not answer in time ends the round: each of the others would wait as long', async () => {
  const late = new PortUnavailable('refund office', 'no answer', { late: true });
  expect(await roundAfter(late)).toEqual({ begun: [1], thrown: late });
});

test('a round without faults answers for how many it did something', async () => {
  expect(await forEachLogged([1, 2, 3], async (one) => one !== 2)).toBe(2);
});
