import { timesAndPlaces } from '#gateway/ports/known-plan/planned-flight.ts';
import type { FlightOperation } from '#gateway/ports/operations/operations.port.ts';
import { airportMoment } from '#gateway/ports/timetable/airport-moment.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { AirportMoment } from '#gateway/ports/timetable/timetable.port.ts';
import { TIMEOUT_MILLISECONDS } from '#gateway/ports/with-timeout.ts';
import type { ObservedOperations } from './observe-operations.ts';
import type { PortCase } from './port-case.ts';

type Case = PortCase<ObservedOperations>;

const saidOf = ({ answers }: ObservedOperations): FlightOperation[] =>
  answers.flatMap(({ said }) => said ?? []);

/**
 * A case about some of the answers: those by which it shows, and those among them that break it.
 */
const about = (
  name: string,
  shows: (said: FlightOperation, observed: ObservedOperations) => boolean,
  breaks: (said: FlightOperation, observed: ObservedOperations) => boolean,
): Case => ({
  name,
  broken: (observed) => {
    const shown = saidOf(observed).filter((said) => shows(said, observed));
    if (shown.length === 0) return null;
    return shown.filter((said) => breaks(said, observed)).map(({ flight }) => flightId(flight));
  },
});

const momentsOf = ({ departure, arrival }: FlightOperation): AirportMoment[] =>
  [departure.offBlock, departure.takeOff, arrival.landing, arrival.onBlock].filter(
    (moment) => moment !== null,
  );
const isInOrder = (moments: readonly AirportMoment[]): boolean =>
  moments.every(({ instant }, index) => index === 0 || instant >= moments[index - 1]!.instant);

function isMoved({ flight }: FlightOperation, { schedule }: ObservedOperations): boolean {
  const scheduled = schedule.flight(flight);
  return scheduled !== undefined && timesAndPlaces(scheduled) !== timesAndPlaces(flight);
}

/** Whether a search between its airports on its day shows a flight. */
const isFound = ({ flight }: FlightOperation, { timetable }: ObservedOperations): boolean =>
  timetable
    .journeys(flight.origin.code, flight.destination.code, flight.date)
    .some(({ flights }) => flights.some((one) => flightId(one) === flightId(flight)));

const isAhead = ({ flight }: FlightOperation, { now }: ObservedOperations): boolean =>
  flight.departure.instant > now;

function isAtItsAirport({ flight, departure, arrival }: FlightOperation): boolean {
  const wrong = (moment: AirportMoment | null, zone: string) =>
    moment !== null && moment.local !== airportMoment(moment.instant, zone).local;
  const { zone } = arrival.airport;
  return (
    ![departure.estimated, departure.offBlock].some((one) => wrong(one, flight.origin.zone)) &&
    ![arrival.estimated, arrival.onBlock].some((one) => wrong(one, zone))
  );
}

/**
 * What operations control guarantees (`operations.port.ts`), in the order in which a new adapter
 * meets it.
 */
export const OPERATIONS_CASES: readonly Case[] = [
  {
    name: 'a question is answered in time',
    broken: ({ slowestMilliseconds }) =>
      slowestMilliseconds > TIMEOUT_MILLISECONDS ? [`${Math.round(slowestMilliseconds)} ms`] : [],
  },
  {
    name: 'each flight that was asked for is answered, in the order of the question',
    broken: ({ answers, reversed }) => [
      ...answers
        .filter(({ asked, said }) => !said || flightId(said.flight) !== flightId(asked))
        .map(({ asked }) => flightId(asked)),
      ...answers
        .slice(0, reversed.length)
        .filter(({ asked }, index) => {
          const said = reversed[index];
          return !said || flightId(said.flight) !== flightId(asked);
        })
        .map(({ asked }) => `${flightId(asked)} in the reverse order`),
    ],
  },
  {
    name: 'a question for no flight has no answer',
    broken: ({ answersToNothing }) => (answersToNothing > 0 ? [`${answersToNothing} answers`] : []),
  },
  {
    name: 'a flight that is disrupted is one of the schedule',
    broken: ({ disrupted, schedule }) =>
      disrupted.length === 0
        ? null
        : disrupted.filter((key) => !schedule.flight(key)).map(flightId),
  },
  about(
    'a cancelled flight is not sold',
    (said, observed) => said.cancelled && isAhead(said, observed),
    (said, observed) => !observed.timetable.isCancelled(said.flight) || isFound(said, observed),
  ),
  about(
    'a flight with other times or airports says since when',
    isMoved,
    ({ rescheduledAt }, { now }) => rescheduledAt === null || rescheduledAt > now,
  ),
  about(
    'a flight with other times or airports is sold with these',
    (said, observed) => isMoved(said, observed) && isAhead(said, observed),
    ({ flight }, { timetable }) => {
      const sold = timetable.flight(flight);
      return !sold || timesAndPlaces(sold) !== timesAndPlaces(flight);
    },
  ),
  about(
    'a cancelled flight has no times and no gate',
    ({ cancelled }) => cancelled,
    (said) =>
      momentsOf(said).length > 0 ||
      said.departure.estimated !== null ||
      said.arrival.estimated !== null ||
      said.departure.gate !== null,
  ),
  about(
    'what has happened does not lie ahead',
    (said) => momentsOf(said).length > 0 || said.lastChange !== null,
    (said, { now }) =>
      momentsOf(said).some(({ instant }) => instant > now) ||
      (said.lastChange !== null && said.lastChange.at > now),
  ),
  about(
    'a flight leaves its gate, takes off, lands and reaches a gate in this order',
    (said) => momentsOf(said).length > 1,
    (said) => !isInOrder(momentsOf(said)),
  ),
  about(
    'moments are told by the clock of their airport',
    (said) => momentsOf(said).length > 0 || said.departure.estimated !== null,
    (said) => !isAtItsAirport(said),
  ),
  about(
    'a flight that was diverted arrives elsewhere, any other where it is planned to',
    () => true,
    ({ flight, arrival }) =>
      arrival.diverted === (arrival.airport.code === flight.destination.code),
  ),
];
