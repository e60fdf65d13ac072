import { expect, it } from 'vitest';
import {
  CARE_SERVICES,
  OFFERED_SERVICES,
  type OfferedService,
} from '#schema/codes/travellers/care-services.ts';
import { careRows } from './care-table.ts';

const rows = careRows({
  services: Object.fromEntries(OFFERED_SERVICES.map((code) => [code, code])) as Record<
    OfferedService,
    string
  >,
  documents: {
    MEDICAL_FORM: 'MEDICAL_FORM',
    TRAINING_CERTIFICATE: 'TRAINING_CERTIFICATE',
    ANIMAL_HEALTH: 'ANIMAL_HEALTH',
  },
  noDocuments: 'none',
  free: 'free',
  unlimited: 'all',
  hours: (hours) => `${hours} h`,
  seats: (count) => `${count} seats`,
  perFlight: (single, twin) => `${single} or ${twin}`,
  list: (items) => items.join(' + '),
});
const row = (code: string) => rows.find(([name]) => name === code);

it('every service that can be asked for has its row, in the order of the list', () => {
  expect(rows.map(([, code]) => code)).toEqual(OFFERED_SERVICES);
});

it('a row shows notice, documents, price and number as the figures have them', () => {
  const { noticeHours, paidSeats, perFlight } = CARE_SERVICES.STCR;
  expect(row('STCR')).toEqual([
    'STCR',
    'STCR',
    `${noticeHours} h`,
    'MEDICAL_FORM',
    `${paidSeats} seats`,
    `${perFlight?.singleAisle} or ${perFlight?.twinAisle}`,
  ]);
  expect(row('SVAN')).toContain('TRAINING_CERTIFICATE + ANIMAL_HEALTH');
  expect(row('BLND')?.slice(3)).toEqual(['none', 'free', 'all']);
});
