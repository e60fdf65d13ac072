import { type GraphQLSchema, graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const schema: GraphQLSchema = createAirlineSchema();
const services = anAirline();

async function ask(source: string, variableValues: Record<string, unknown> = {}) {
  const contextValue = { now: NOW, services };
  const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
}

describe('places', () => {
  test('are named in the language that is asked for', async () => {
    const { airport } = await ask(`{ airport(code: "nrt") {
      code cityCode country zone hub name(locale: JA) city(locale: ZH_HK) english: city searchKeys destinations { code }
    } }`);
    expect(airport).toMatchObject({ code: 'NRT', cityCode: 'TYO', country: 'JP', hub: false });
    expect([airport.name, airport.city, airport.english]).toEqual([
      '成田国際空港',
      '東京',
      'Tokyo',
    ]);
    expect(airport.searchKeys).toContain('なりた');
    expect(airport.destinations).toContainEqual({ code: 'PVG' });
    expect(airport.destinations).not.toContainEqual({ code: 'KIX' });
  });

  test('say where one checks in, how one changes flights, and how one gets into the city', async () => {
    const fields = `terminal counters { rows opensMinutes closesMinutes }
      minimumConnection { domesticMinutes internationalMinutes }
      transport { kind name(locale: JA) to(locale: ZH_HK) minutes price { amount currency digits } }`;
    const { nrt, pvg } = await ask(
      `{ nrt: airport(code: "NRT") { ${fields} } pvg: airport(code: "PVG") { ${fields} } }`,
    );
    expect(nrt.terminal).toBe('T1');
    expect(nrt.counters).toMatchObject({
      opensMinutes: COUNTERS.openMinutes,
      closesMinutes: COUNTERS.closeMinutes,
    });
    expect(nrt.transport[0]).toMatchObject({ kind: 'RAIL', name: '成田エクスプレス', to: '東京' });
    expect(nrt.transport.at(-1)).toMatchObject({ kind: 'TAXI', name: null, to: null });
    expect(nrt.transport[0].price).toMatchObject({ currency: 'JPY', digits: 0 });
    expect(pvg.transport[0].price).toMatchObject({ currency: 'CNY', digits: 2 });
    const { domestic, international } = LIMITS.minimumConnectionMinutes;
    expect(nrt.minimumConnection.domesticMinutes).toBeNull();
    expect(pvg.minimumConnection).toEqual({
      domesticMinutes: domestic,
      internationalMinutes: international,
    });
  });

  test('that the airline does not serve are null', async () => {
    expect(await ask('{ airport(code: "JFK") { code } }')).toEqual({ airport: null });
  });

  test('can be fetched again by their ids, like flights, aircraft and brands', async () => {
    const ids = [
      ['Airport', 'PVG'],
      ['FlightSegment', 'MG521.2026-12-10'],
      ['AircraftType', 'B787_9'],
      ['FareBrand', 'FLEX'],
    ].map(([type = '', key = '']) => globalId(type, key));
    for (const id of ids) {
      const { node } = await ask('query ($id: ID!) { node(id: $id) { id } }', { id });
      expect(node).toEqual({ id });
    }
    const id = globalId('FlightSegment', 'MG521.2020-13-40');
    expect(await ask('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
  });
});

test('brands are data for comparison', async () => {
  const { fareBrands } = await ask(`{
    fareBrands { id code cabin rank conditions {
      checkedBags { pieces kilograms } cabinBags { pieces kilograms }
      changeFee { amount currency } refundFee { amount } noShowFee { amount } pointsPercent freeSeatChoice priority lounge
    } }
  }`);
  expect(fareBrands.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 3, 4, 5]);
  expect(fareBrands[0].conditions.refundFee).toBeNull();
});

const SEARCH = `query ($input: FlightSearchInput!, $currency: CurrencyCode) {
  flightSearch(input: $input, currency: $currency) {
    serverNow expiresAt unfilteredCount
    flights {
      key lowestTotal { amount currency } lowestOfDay tightConnection
      itinerary {
        key durationMinutes dayShift departure { local zone instant } arrival { local }
        segments { id flightNumber marketedBy { code } operatedBy { code name(locale: JA) } origin { code } destination { code } durationMinutes departureTerminal arrivalTerminal aircraft { code } }
        transfers { airport { code } durationMinutes overnight }
      }
      fares { fareId brand { code } fareBasisCodes bookingClasses perAdult { amount } total { amount } tripTotal { amount } seatsLeft }
    }
    facets { transfers { transfers count lowestTotal { amount } } departureTimes { band count } }
    ribbon { date total { amount } lowest } nearestDays { date }
    userErrors { code path message }
  }
}`;
const oneWay = (origin: string, destination: string) => ({
  tripType: 'ONE_WAY',
  bounds: [{ origin, destination, departureDate: '2026-12-12' }],
  party: { adults: 1 },
});

describe('searching and offering', () => {
  test('a connection shows its transfer and the day on which it lands', async () => {
    const { flightSearch } = await ask(SEARCH, { input: oneWay('HKG', 'CTS'), currency: 'HKD' });
    const [option] = flightSearch.flights;
    expect(option.lowestTotal.currency).toBe('HKD');
    expect(option.itinerary.segments).toHaveLength(2);
    expect(option.itinerary.segments[0]).toMatchObject({
      marketedBy: { code: 'MG' },
      operatedBy: { code: 'MG', name: 'マグノリア航空' },
    });
    expect(option.itinerary.transfers[0].airport.code).toBe('PVG');
    const { departure } = option.itinerary;
    expect(departure.zone).toBe('Asia/Hong_Kong');
    expect(new Date(departure.instant)).toEqual(new Date(`${departure.local}:00+08:00`));
    expect(flightSearch.ribbon).toHaveLength(7);
  });

  test('what is wrong is said with its code, its place and a sentence for developers', async () => {
    const { flightSearch } = await ask(SEARCH, { input: oneWay('HKG', 'XYZ') });
    expect(flightSearch.userErrors).toEqual([
      {
        code: 'PLACE_UNKNOWN',
        path: ['bounds', '0', 'destination'],
        message: 'The airline does not serve this place.',
      },
    ]);
  });

  test('from the search to an offer, and priced again', async () => {
    const { flightSearch } = await ask(SEARCH, { input: oneWay('PVG', 'NRT') });
    const input = {
      tripType: 'ONE_WAY',
      party: { adults: 1 },
      fareIds: [flightSearch.flights[0].fares[0].fareId],
    };
    const PRICE = `price { fareTotal { amount } taxTotal { amount } feeTotal { amount } total { amount }
      taxes { code amount { amount } } items { passengerType count perPassenger { amount } } }`;
    const { createOffer } = await ask(
      `mutation ($input: CreateOfferInput!) { createOffer(input: $input) {
        offer { id expired expiresAt serverNow tripType party { adults children infants } ${PRICE}
          bounds { index brand { code } fareBasisCodes bookingClasses itinerary { key } }
          displayTotal(currency: "JPY") { amount currency } }
        priceChange { difference { amount } } warnings userErrors { code } } }`,
      { input },
    );
    expect(createOffer.userErrors).toEqual([]);
    expect(createOffer.priceChange).toBeNull();
    const { offer } = createOffer;
    expect(offer.party).toEqual({ adults: 1, children: 0, infants: 0 });
    expect(offer.price.total).toEqual(flightSearch.flights[0].fares[0].total);
    expect(offer.displayTotal.currency).toBe('JPY');
    const { repriceOffer } = await ask(
      `mutation ($input: RepriceOfferInput!) { repriceOffer(input: $input) {
        offer { ${PRICE} } priceChange { oldTotal { amount } lines { kind } } userErrors { code } } }`,
      { input: { offerId: offer.id } },
    );
    expect(repriceOffer.offer.price).toEqual(offer.price);
    const read = await ask('query ($id: ID!) { offer(id: $id) { expired } }', { id: offer.id });
    expect(read).toEqual({ offer: { expired: false } });
  });

  test.each(['limit: 0', 'limit: -5', 'currency: "XTS"'])(
    'recommended routes by %s are refused',
    async (by) => {
      const source = `{ promotedRoutes(${by}) { key } }`;
      const { errors } = await graphql({ schema, source, contextValue: { now: NOW, services } });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  test('calendar, recommended routes and rates are answered', async () => {
    const input = { origin: 'SHA', destination: 'BJS', month: '2026-12-01', party: { adults: 1 } };
    const answer = await ask(
      `query ($input: PriceCalendarInput!) {
        priceCalendar(input: $input, currency: "KRW") { days { date total { amount currency } lowest } lowest { amount } userErrors { code } }
        promotedRoutes(limit: 3) { key origin { code } destination { code } departureDate lowestTotal { amount } durationMinutes direct }
        exchangeRates { date base rates { currency rate } }
      }`,
      { input },
    );
    expect(answer.priceCalendar.days).toHaveLength(31);
    expect(answer.promotedRoutes).toHaveLength(3);
    expect(answer.exchangeRates.base).toBe('CNY');
  });
});
