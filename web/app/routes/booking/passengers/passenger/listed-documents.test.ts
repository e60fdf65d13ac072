import { expect, test } from 'vitest';
import { aTrip } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import { likelyDocument, listedDocuments } from './listed-documents.ts';

const TRIP = aTrip({ routeKinds: ['DOMESTIC'] });
const CHINESE = { nationality: 'CN', dateOfBirth: '' } as const;
const OFFICERS = ['MP', 'MIL', 'AP', 'APOM', 'APSM', 'GM', 'JC'] as const;

test('before the date of birth is there an adult is offered no birth certificate', () => {
  const listed = listedDocuments('', { ...CHINESE, type: 'ADT' }, TRIP);
  expect(listed).not.toContain('BC');
  expect(listed).toEqual(expect.arrayContaining([...OFFICERS]));
});

test.each(['CHD', 'INF'] as const)('before that a %s is offered no officer card', (type) => {
  const listed = listedDocuments('', { ...CHINESE, type }, TRIP);
  expect(listed).toContain('BC');
  expect(listed.filter((code) => OFFICERS.some((officer) => officer === code))).toEqual([]);
});

test('the date of birth decides once it is there', () => {
  const young = { ...CHINESE, dateOfBirth: '2012-01-01', type: 'ADT' } as const;
  expect(listedDocuments('', young, TRIP)).toContain('BC');
  expect(listedDocuments('', young, TRIP)).not.toContain('MIL');
});

test('what is chosen stays in the list', () => {
  expect(listedDocuments('BC', { ...CHINESE, type: 'ADT' }, TRIP)).toContain('BC');
});

test('a foreigner travels on a passport, and who has one document has nothing to choose', () => {
  expect(likelyDocument(['PP', 'BP'], 'FR')).toBe('PP');
  expect(likelyDocument(['MTP'], 'TW')).toBe('MTP');
  expect(likelyDocument(['HTPP', 'PP'], 'CN')).toBeNull();
  expect(likelyDocument(['PP'], '')).toBeNull();
});
