import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';

const schema = createAirlineSchema();
const services = anAirline();

async function ask(input: Record<string, unknown>) {
  const { data, errors } = await graphql({
    schema,
    source: `query ($input: BaggageAllowanceInput!) {
      baggageAllowance(input: $input) {
        zone included { source pieces kilograms } pieces pushchair linearCentimetres warnings
        prices {
          firstExtra { amount currency } furtherExtra { amount } overweight { amount } oversize { amount }
          extraKilograms mostKilograms mostLinearCentimetres aheadDiscountPercent aheadHours
        }
        userErrors { code path message }
      }
    }`,
    variableValues: { input: { fareBrand: 'STANDARD', ...input } },
    contextValue: { now: new Date('2026-11-20T10:00:00Z'), services },
  });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)).baggageAllowance;
}

describe('the checked baggage of a traveller', () => {
  it('is listed by its source, with the prices of the route', async () => {
    const answer = await ask({ origin: 'pvg', destination: 'TYO', cardTier: 'GOLD' });
    expect(answer).toMatchObject({
      zone: 'ASIA',
      included: [
        { source: 'FARE', pieces: 1, kilograms: 23 },
        { source: 'CARD', pieces: 1, kilograms: 23 },
      ],
      pieces: 2,
      prices: { firstExtra: { currency: 'CNY' }, mostKilograms: 32 },
      userErrors: [],
    });
  });

  it('is read from the fares that the airline sells, not from the pages', async () => {
    const generous = {
      ...services.fares,
      brand: (code: Parameters<typeof services.fares.brand>[0]) => {
        const brand = services.fares.brand(code);
        return {
          ...brand,
          conditions: { ...brand.conditions, checkedBags: { pieces: 4, kilograms: 30 } },
        };
      },
    };
    const { createBaggageService } = await import('./baggage.service.ts');
    const answer = createBaggageService(services.timetable, generous).allowance({
      origin: 'PVG',
      destination: 'LHR',
      fareBrand: 'LITE',
      passengerType: 'ADT',
      cardTier: null,
    });
    expect(answer).toMatchObject({ allowance: { pieces: 4 } });
  });

  it('is an infant’s where an infant is asked about', async () => {
    const answer = await ask({ origin: 'PVG', destination: 'PEK', passengerType: 'INF' });
    expect(answer).toMatchObject({ zone: 'DOMESTIC', pieces: 1, pushchair: true });
  });

  it.each([
    [{ origin: 'PVG', destination: 'JFK' }, [{ code: 'PLACE_UNKNOWN', path: ['destination'] }]],
    [
      { origin: 'X'.repeat(5000), destination: '' },
      [
        { code: 'PLACE_UNKNOWN', path: ['origin'] },
        { code: 'PLACE_UNKNOWN', path: ['destination'] },
      ],
    ],
    [{ origin: 'PVG', destination: 'SHA' }, [{ code: 'SAME_PLACE', path: ['destination'] }]],
  ])('has no answer for a way that is none', async (input, faults) => {
    const { userErrors, prices, zone } = await ask(input);
    expect(userErrors).toMatchObject(faults);
    expect(userErrors[0].message).not.toBe('');
    expect([prices, zone]).toEqual([null, null]);
  });
});
