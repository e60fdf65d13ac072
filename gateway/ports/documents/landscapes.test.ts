import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { SKIES } from '#schema/rules/sky/sky-name.ts';
import { aReceipt } from './documents.test-support.ts';
import { homeLandscape, landscape } from './email/landscape.ts';
import { destinationOf, landscapeOf, landscapeOfHome, SKY_COLOURS } from './landscapes.ts';
import { flights as printedFlights } from './receipt/flights.ts';
import { landscape as printedLandscape } from './receipt/landscape.ts';
import { textsFor } from './texts.ts';

const { flights } = aReceipt('en');
const [there, back] = flights as [(typeof flights)[number], (typeof flights)[number]];
const hoursAfter = (instant: Date, hours: number) =>
  new Date(instant.getTime() + hours * 3_600_000);

describe('the landscape of a trip', () => {
  it('is that of the place where the traveller stays, and not of a connection', () => {
    expect(destinationOf(flights)?.cityCode).toBe('TYO');
    const instant = hoursAfter(there.arrival.instant, 3);
    const connecting = { ...back, departure: { ...back.departure, instant } };
    expect(destinationOf([there, connecting])?.cityCode).toBe('SHA');
    expect(destinationOf([])).toBeUndefined();
  });

  it.each(LOCALES)('is described in the language of the message: %s', (locale) => {
    const shown = landscapeOf(flights, locale);
    expect(shown).toMatchObject({ cityCode: 'TYO', sky: 'morning' });
    expect(shown?.label.length).toBeGreaterThan(5);
    expect(shown?.path).toMatch(/^\/mail\/tyo-morning\.gen\.png\?v=[0-9a-f]{8}$/);
  });

  it('has no colour above flights that are not flown', () => {
    expect(landscapeOf(flights, 'en', true)?.path).toContain('/mail/tyo-off.gen.png');
  });

  it('is that of the airline’s home above a message about no flight', () => {
    expect(landscapeOfHome('en')?.path).toContain(`/mail/${BRAND.cityCode.toLowerCase()}-`);
    const mailed = JSON.stringify(homeLandscape('https://air.example/account', textsFor('ja')));
    expect(mailed).toContain('"src":"https://air.example/mail/');
    expect(mailed).toContain(landscapeOfHome('ja')?.label);
  });

  it('is left out for a city without a drawing', () => {
    const elsewhere = { ...there, destination: { ...there.destination, cityCode: 'JFK' } };
    expect(landscapeOf([elsewhere], 'en')).toBeNull();
    expect(landscape([elsewhere], 'https://air.example/o', textsFor('en'))).toBeNull();
    expect(printedLandscape([elsewhere])).toBeNull();
  });

  it('is a picture of the site in an e-mail, and paths on white in a document', () => {
    const mailed = JSON.stringify(landscape(flights, 'https://air.example/o?a=1', textsFor('en')));
    expect(mailed).toContain('"src":"https://air.example/mail/tyo-morning.gen.png?v=');
    const printed = JSON.stringify(printedLandscape(flights));
    expect(printed.match(/"d":"M/g)?.length).toBeGreaterThan(20);
    expect(printed).not.toMatch(/var\(|NaN/);
  });
});

test('a flight in a document is a ticket under the skies of take-off and landing', () => {
  const printed = JSON.stringify(printedFlights({ flights, infants: false }, textsFor('en')));
  for (const { flightNumber, origin, destination } of flights) {
    const stops = [origin, destination].map(({ sky }) => `"stopColor":"${SKY_COLOURS[sky]}"`);
    const [from = 0, to = 0] = stops.map((stop) =>
      printed.indexOf(stop, printed.indexOf(`sky-${flightNumber}`)),
    );
    expect(from).toBeGreaterThan(0);
    expect(to).toBeGreaterThan(from);
  }
});

test('every sky has a colour for a message without pictures', () => {
  expect(Object.keys(SKY_COLOURS).toSorted()).toEqual([...SKIES].toSorted());
});

function pixelsOf(file: string) {
  const png = readFileSync(new URL(`../../../web/public/mail/${file}`, import.meta.url));
  return { size: png.length, width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test.each(['sha-dusk', 'spk-night', 'ath-blue-hour', 'urc-night', 'tyo-morning', 'sin-off'])(
  'the picture %s is small, and sharp on a screen of double density',
  (name) => {
    const { size, width, height } = pixelsOf(`${name}.gen.png`);
    expect([width, height]).toEqual([1200, 450]);
    expect(size).toBeLessThanOrEqual(40 * 1024);
  },
);
