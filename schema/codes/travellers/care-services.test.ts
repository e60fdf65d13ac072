import { expect, it } from 'vitest';
import { CARE_SERVICES, MEDICAL, OFFERED_SERVICES, SERVICES_NOT_OFFERED } from './care-services.ts';
import { SPECIAL_SERVICES } from './special-services.ts';

it('every special service is either offered or said not to be', () => {
  const known = [...OFFERED_SERVICES, ...SERVICES_NOT_OFFERED];
  expect(known.toSorted()).toEqual(Object.keys(SPECIAL_SERVICES).toSorted());
});

it('where a doctor’s form is asked for, there is time for the airline to read it', () => {
  for (const { documents, noticeHours } of Object.values(CARE_SERVICES))
    if (documents.includes('MEDICAL_FORM'))
      expect(noticeHours).toBeGreaterThan(2 * MEDICAL.answerHours);
});

it('no more travellers are taken on a single aisle than on two', () => {
  for (const { perFlight } of Object.values(CARE_SERVICES))
    if (perFlight) expect(perFlight.singleAisle).toBeLessThanOrEqual(perFlight.twinAisle);
});
