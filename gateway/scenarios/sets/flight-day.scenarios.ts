import type { DatedFlight, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { Scenario, Stage } from '#gateway/scenarios/scenario.ts';
import { otherGate } from '#gateway/simulated/operations/gates.ts';
import { alternateOf } from '#gateway/simulated/operations/irregularities-by-chance.ts';
import type { Irregularity } from '#gateway/simulated/operations/irregularity.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { commercialDay, minutesBetween } from '#schema/rules/base/time.ts';

const [HUB] = BRAND.hubs;

/** Out of the hub and back, from yesterday to tomorrow, in the order of departure. */
function flightsOfHub(timetable: Timetable, now: Date): DatedFlight[] {
  const today = commercialDay(now);
  return [-1, 0, 1]
    .flatMap((days) => {
      const day = addDays(today, days);
      return timetable
        .destinationsOf(HUB)
        .flatMap(({ code }) => [
          ...timetable.journeys(HUB, code, day),
          ...timetable.journeys(code, HUB, day),
        ]);
    })
    .flatMap(({ flights }) => (flights.length === 1 ? flights : []))
    .toSorted((a, b) => a.departure.instant.getTime() - b.departure.instant.getTime());
}

function found(flight: DatedFlight | undefined): DatedFlight {
  if (!flight) throw new Error('no flight suits this scenario');
  return flight;
}

/** The first flight that leaves late enough for passengers to hear its news at the gate. */
const nextFlight = ({ desk, now }: Stage): DatedFlight =>
  found(
    flightsOfHub(desk.timetable, now).find(
      ({ origin, departure }) =>
        origin.code === HUB && minutesBetween(now, departure.instant) >= 90,
    ),
  );

/**
 * Of the flights in the air, the one that is nearest to its destination: that is where weather
 * turns flights away.
 */
export const flightInTheAir = (timetable: Timetable, now: Date): DatedFlight =>
  found(
    flightsOfHub(timetable, now)
      .filter(
        ({ departure, arrival }) =>
          minutesBetween(departure.instant, now) >= 30 &&
          minutesBetween(now, arrival.instant) >= 60,
      )
      .toSorted((a, b) => a.arrival.instant.getTime() - b.arrival.instant.getTime())[0],
  );

async function disturb({ desk }: Stage, flight: DatedFlight, irregularities: Irregularity[]) {
  await desk.disturb(flight, irregularities);
  return { disturbed: [{ flight, irregularities }] };
}

const onTheGround =
  (irregularitiesOf: (flight: DatedFlight, announcedAt: Date) => Irregularity): Scenario['load'] =>
  (stage) => {
    const flight = stage.flight ?? nextFlight(stage);
    return disturb(stage, flight, [irregularitiesOf(flight, stage.now)]);
  };

export const flightOnTime: Scenario = {
  name: 'flight-on-time',
  sentence: 'A flight leaves in the next hours and keeps to its times.',
  load: onTheGround((_flight, announcedAt) => ({
    kind: 'DELAY',
    announcedAt,
    minutes: 0,
    reason: null,
  })),
};

const LATE_MINUTES = 75;

export const flightDelayed: Scenario = {
  name: 'flight-delayed',
  sentence: 'A flight is late because its aircraft came late.',
  load: onTheGround((_flight, announcedAt) => ({
    kind: 'DELAY',
    announcedAt,
    minutes: LATE_MINUTES,
    reason: 'LATE_INBOUND',
  })),
};

export const gateChanged: Scenario = {
  name: 'gate-changed',
  sentence: 'A flight leaves from another gate than first told.',
  load: onTheGround((flight, announcedAt) => ({
    kind: 'GATE_CHANGE',
    announcedAt,
    gate: otherGate(flight),
  })),
};

export const flightDiverted: Scenario = {
  name: 'flight-diverted',
  sentence: 'A flight in the air goes to another airport.',
  load: (stage) => {
    const flight = stage.flight ?? flightInTheAir(stage.desk.timetable, stage.now);
    const airport = alternateOf(flight, stage.desk.timetable.airports)?.code ?? flight.origin.code;
    return disturb(stage, flight, [
      { kind: 'DIVERSION', announcedAt: stage.now, airport, reason: 'WEATHER' },
    ]);
  },
};
