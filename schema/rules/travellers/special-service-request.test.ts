import { expect, it } from 'vitest';
import { specialServiceProblem } from './special-service-request.ts';

const departsAt = new Date('2026-12-10T08:00:00Z');
const hoursBefore = (hours: number, milliseconds = 0) =>
  new Date(departsAt.getTime() - hours * 3_600_000 - milliseconds);

it.each([
  ['WCHR', 48],
  ['MEDA', 72],
  ['EXST', 24],
] as const)('%s is requested before the last %i hours', (service, hours) => {
  expect(specialServiceProblem(service, departsAt, hoursBefore(hours, 1))).toBeNull();
  expect(specialServiceProblem(service, departsAt, hoursBefore(hours))).toBe(
    'SPECIAL_SERVICE_TOO_LATE',
  );
});

it('no minor is accompanied by the crew', () => {
  expect(specialServiceProblem('UMNR', departsAt, hoursBefore(500))).toBe(
    'SPECIAL_SERVICE_NOT_OFFERED',
  );
});
