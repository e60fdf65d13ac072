import { expect, test } from 'vitest';
import { addMinutes } from '#schema/rules/base/time.ts';
import { changesEndedBefore, contactUndoProblem, undoableUntil } from './contact-undo.ts';

const changedAt = new Date('2027-01-05T02:00:00Z');

test('a change of contact can be undone for 72 hours', () => {
  const until = new Date('2027-01-08T02:00:00Z');
  expect(undoableUntil(changedAt)).toEqual(until);
  expect(contactUndoProblem(changedAt, addMinutes(until, -1))).toBeNull();
  expect(contactUndoProblem(changedAt, until)).toBe('CONTACT_CHANGE_NOT_FOUND');
  expect(changesEndedBefore(until)).toEqual(changedAt);
});
