import { expect, test } from 'vitest';
import { compileCatalogue } from './catalogue.ts';
import { AREAS, byArea, featureOfCode, filesOfCodes, readSdl } from './error-code-groups.ts';

const sdl = new Map([
  ['offers', 'enum OfferErrorCode { "A \\"SEAT\\"." SOLD_OUT SHARED }'],
  ['seat-map', 'enum SeatErrorCode { """ Not MINE. """ SEAT_TAKEN SHARED }'],
  ['points', 'enum ClaimErrorCode { CLAIM_TOO_LATE # SOON\n }'],
]);
const texts = Object.fromEntries(
  ['SOLD_OUT', 'SHARED', 'SEAT_TAKEN', 'CLAIM_TOO_LATE', 'REQUIRED'].map((code) => [
    `code.${code}`,
    code,
  ]),
);
const split = byArea(
  compileCatalogue({ feature: 'code', texts: { en: texts, 'zh-hk': texts, ja: texts } }),
  sdl,
);
const idsOf = (name: string) => split.find(({ feature }) => feature === name)?.ids;

test('the text of a code that one area has is in the feature of that area', () => {
  expect(idsOf('code-after-sale')).toEqual(['code.SEAT_TAKEN']);
  expect(idsOf('code-account')).toEqual(['code.CLAIM_TOO_LATE']);
});

test('codes of booking, of several areas, and of rules are in the feature of all', () => {
  expect(idsOf('code')).toEqual(['code.SOLD_OUT', 'code.SHARED', 'code.REQUIRED']);
});

test('each message is in the feature that names it, in every language', () => {
  for (const { ids, messages } of split)
    for (const language of Object.values(messages)) expect(Object.keys(language)).toEqual(ids);
});

test('codes of the contract are divided by the area of the file that lists them', () => {
  const files = filesOfCodes(readSdl());
  expect(featureOfCode('SELF_STAYS', files)).toBe('code-account');
  expect(featureOfCode('SEAT_TAKEN', files)).toBe('code-after-sale');
  expect(featureOfCode('SOLD_OUT', files)).toBe('code');
});

test('each file of an area is one of the schema', () => {
  const files = readSdl();
  const named = Object.values(AREAS).flat();
  expect(named.filter((file) => !files.has(file))).toEqual([]);
});
