import { faultOf, NotShown, unlessEqual, unlessSame } from '#gateway/conformance/fault.ts';
import type { Run } from '#gateway/conformance/run.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { multiplyMoney } from '#schema/rules/base/money.ts';
import { bookableDays, departureDayProblem } from '#schema/rules/flights/trip-search.ts';
import { type PartyCounts, partyProblem } from '#schema/rules/travellers/booking-party.ts';
import {
  anOffer,
  CREATE_OFFER,
  codesOf,
  ONE_ADULT,
  ROUTES,
  routesOf,
  SEARCH,
  searchOf,
} from './trip.ts';

const { travellersPerBooking: most, dependantsPerGuardian, infantsPerGuardian } = LIMITS;

/** One that may book, and one for each way to break the rules of a party. */
const PARTIES: readonly PartyCounts[] = [
  { adults: 2, children: dependantsPerGuardian, infants: 0 },
  { adults: 0, children: 1, infants: 0 },
  { adults: 1, children: 0, infants: infantsPerGuardian + 1 },
  { adults: 1, children: dependantsPerGuardian + 1, infants: 0 },
  { adults: most + 1, children: 0, infants: 0 },
  { adults: -1, children: 0, infants: 0 },
];

async function searchWith(run: Run, change: object) {
  const [route] = await routesOf(run);
  const { answer, data } = await run
    .newClient()
    .read(SEARCH, { input: { ...searchOf(route), ...change } });
  return { answer, search: data.flightSearch, route };
}

/** From the search to an offer. */
export const SEARCH_STATEMENTS: readonly Statement[] = [
  {
    name: 'a party that may not book is refused with the code of the rule that it breaks',
    clause: 'RULES 2.5',
    asks: [ROUTES, SEARCH],
    isLive: true,
    async broken(run) {
      const faults = PARTIES.map(async (party) => {
        const { answer, search } = await searchWith(run, { party });
        const problem = partyProblem(party);
        return unlessSame(answer, codesOf(search.userErrors), problem ? [problem] : []);
      });
      return (await Promise.all(faults)).flat();
    },
  },
  {
    name: 'days of departure are open from today, by the clocks of the place, as far as RULES say',
    clause: 'RULES 3.3',
    asks: [ROUTES, SEARCH],
    isLive: true,
    async broken(run) {
      const [{ origin, destination }] = await routesOf(run);
      const today = (await run.now()).toISOString().slice(0, 10);
      const { last } = bookableDays(today);
      // a day between, since the place may be a day ahead of UTC, or behind it
      const days = [addDays(today, -2), addDays(last, 2), addDays(last, -2)];
      const faults = days.map(async (departureDate) => {
        const bounds = [
          { origin: origin.placeCode, destination: destination.placeCode, departureDate },
        ];
        const { answer, search } = await searchWith(run, { bounds });
        const problem = departureDayProblem(departureDate, today);
        return unlessSame(answer, codesOf(search.userErrors), problem ? [problem] : []);
      });
      return (await Promise.all(faults)).flat();
    },
  },
  {
    name: 'a trip has as many bounds as its type',
    clause: 'RULES 3.1',
    asks: [ROUTES, SEARCH],
    isLive: true,
    async broken(run) {
      const { answer, search } = await searchWith(run, { tripType: 'ROUND_TRIP' });
      return unlessSame(answer, codesOf(search.userErrors), ['BOUND_COUNT']);
    },
  },
  {
    name: 'flights leave on the requested local day',
    clause: 'RULES 1.6',
    asks: [ROUTES, SEARCH],
    isLive: true,
    async broken(run) {
      const { answer, search, route } = await searchWith(run, {});
      if (search.flights.length === 0) throw new NotShown('no flight was found');
      return search.flights
        .map(({ itinerary }) => itinerary.departure.local)
        .filter((local) => !local.startsWith(route.departureDate))
        .map((local) => faultOf(answer, route.departureDate, local));
    },
  },
  {
    name: 'two adults pay twice what one pays',
    clause: 'RULES 5.3',
    asks: [ROUTES, SEARCH],
    isLive: true,
    async broken(run) {
      const { answer, search } = await searchWith(run, { party: { ...ONE_ADULT, adults: 2 } });
      return search.flights.flatMap(({ fares }) =>
        fares.flatMap(({ perAdult, total }) => {
          const should = unlessEqual(multiplyMoney(perAdult, 2), total);
          return should ? [faultOf(answer, should, total)] : [];
        }),
      );
    },
  },
  {
    name: 'prices are shown in currencies of the table of rates, in no other',
    clause: 'RULES 5.2',
    asks: [ROUTES, SEARCH],
    isLive: true,
    async broken(run) {
      const [route] = await routesOf(run);
      const variables = { input: searchOf(route), currency: 'XPF' };
      const { answer, data } = await run.newClient().read(SEARCH, variables);
      return unlessSame(answer, codesOf(data.flightSearch.userErrors), ['CURRENCY_UNKNOWN']);
    },
  },
  {
    name: 'a fare that was altered is no fare',
    clause: 'RULES 3.8',
    asks: [ROUTES, SEARCH, CREATE_OFFER],
    isLive: true,
    async broken(run) {
      const { fareId } = await anOffer(run);
      const fareIds = [fareId.replace(/.(?=.{3}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))];
      const input = { tripType: 'ONE_WAY', fareIds, party: ONE_ADULT };
      const { answer, data } = await run.newClient().read(CREATE_OFFER, { input });
      return unlessSame(answer, codesOf(data.createOffer.userErrors), ['OFFER_INVALID']);
    },
  },
];
