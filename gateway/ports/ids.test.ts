import { expect, it } from 'vitest';
import { randomIds } from './ids.ts';

it('ids made later sort later', () => {
  const early = randomIds.uuid(new Date('2026-11-20T08:00:00Z'));
  const late = randomIds.uuid(new Date('2026-11-20T08:00:01Z'));
  expect(early < late).toBe(true);
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('references have no characters that are mistaken for others', () => {
  expect(randomIds.reference(2_000)).toMatch(/^[BCDFGHJKMNPQRTVWXYZ2346789]{2000}$/);
});
