import { NotShown, unlessSame } from '#gateway/conformance/fault.ts';
import { question } from '#gateway/conformance/question.ts';
import type { Run } from '#gateway/conformance/run.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { flightNumberProblem } from '#schema/rules/flights/flight-number.ts';
import { bookableDays } from '#schema/rules/flights/trip-search.ts';
import { codesOf, type Refusal, ROUTES, routesOf } from './trip.ts';

type Status = { readonly id: string; readonly segment: { readonly flightNumber: string } };
type Found = {
  readonly flightStatus: {
    readonly flights: readonly Status[];
    readonly userErrors: readonly Refusal[];
  };
};

const STATUS = question<Found>(`query FlightDay($by: FlightStatusLookup!) { flightStatus(by: $by) {
  flights { id state segment { id flightNumber } } userErrors { code path message } } }`);
const STATUS_NODE = question<{ node: Status | null }>(
  'query FlightNode($id: ID!) { node(id: $id) { id ... on FlightStatus { id state segment { id flightNumber } } } }',
);

async function lookUp(run: Run, by: object) {
  const { answer, data } = await run.newClient().read(STATUS, { by });
  return { answer, ...data.flightStatus };
}
async function ofRoute(run: Run, days: number) {
  const [{ origin, destination }] = await routesOf(run);
  const date = addDays((await run.now()).toISOString().slice(0, 10), days);
  const route = { origin: origin.placeCode, destination: destination.placeCode, date };
  return { ...(await lookUp(run, { route })), date };
}

/** The day of a flight. */
export const FLIGHT_DAY_STATEMENTS: readonly Statement[] = [
  {
    name: 'a flight is the same by its route, its number and its id',
    clause: 'RULES 3.14',
    asks: [ROUTES, STATUS, STATUS_NODE],
    isLive: true,
    async broken(run) {
      const { flights, date } = await ofRoute(run, 1);
      const [flight] = flights;
      if (!flight) throw new NotShown('no flight leaves tomorrow on the route that is recommended');
      const { flightNumber } = flight.segment;
      const byNumber = await lookUp(run, { flight: { flightNumber, date } });
      const byId = await lookUp(run, { id: flight.id });
      const node = await run.newClient().read(STATUS_NODE, { id: flight.id });
      return [
        ...unlessSame(byNumber.answer, byNumber.flights, [flight]),
        ...unlessSame(byId.answer, byId.flights, [flight]),
        ...unlessSame(node.answer, node.data.node, flight),
      ];
    },
  },
  {
    name: 'a status reaches as far back, and ahead, as RULES say',
    clause: 'RULES 3.14',
    asks: [ROUTES, STATUS],
    isLive: true,
    async broken(run) {
      const today = (await run.now()).toISOString().slice(0, 10);
      const ahead = bookableDays(today).last;
      const { statusDaysBack } = LIMITS.flightDay;
      const early = await ofRoute(run, -statusDaysBack - 2);
      const late = await ofRoute(run, LIMITS.bookingHorizonDays + 2);
      const inside = await ofRoute(run, 2 - statusDaysBack);
      return [
        ...unlessSame(early.answer, codesOf(early.userErrors), ['DATE_TOO_LONG_AGO']),
        ...unlessSame(
          late.answer,
          codesOf(late.userErrors),
          late.date > ahead ? ['DATE_BEYOND_HORIZON'] : [],
        ),
        ...unlessSame(inside.answer, codesOf(inside.userErrors), []),
      ];
    },
  },
  {
    name: 'a text that is no flight number, and a number without a flight, have codes of their own',
    clause: 'RULES 3.15',
    asks: [STATUS],
    isLive: true,
    async broken(run) {
      const date = (await run.now()).toISOString().slice(0, 10);
      const wrong = await lookUp(run, { flight: { flightNumber: 'M-G-x', date } });
      const unknown = await lookUp(run, { flight: { flightNumber: '9998', date } });
      return [
        ...unlessSame(wrong.answer, codesOf(wrong.userErrors), [flightNumberProblem('M-G-x')]),
        ...unlessSame(unknown.answer, codesOf(unknown.userErrors), ['FLIGHT_NUMBER_UNKNOWN']),
      ];
    },
  },
];
