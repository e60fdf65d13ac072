import type { Order } from '#gateway/modules/orders/order.model.ts';
import { seatsOfFlight } from '#gateway/modules/seats/map/flight-seats.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { recordAirlineChange } from '#gateway/scenarios/builders/airline-change.builder.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { freeSeatsOf } from '#gateway/scenarios/builders/free-seats.builder.ts';
import { giveSeats } from '#gateway/scenarios/builders/given-seats.builder.ts';
import { journeyWithSeats } from '#gateway/scenarios/builders/offer.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { FlightSoldOut } from '#gateway/scenarios/expired-order.ts';
import type { Scenario, ScenarioData, Stage } from '#gateway/scenarios/scenario.ts';
import type { Irregularity } from '#gateway/simulated/operations/irregularity.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

const MINUTES_A_DAY = 24 * 60;

const TO_SEOUL = { origin: 'PVG', destination: 'ICN' } as const;
const COUPLE = { party: { adults: 2, children: 0, infants: 0 }, brand: 'STANDARD' } as const;

/** A couple with tickets to Seoul and back, bought a week ago. */
async function couple({ desk, now }: Stage, days: number): Promise<Order> {
  desk.at(addMinutes(now, -7 * MINUTES_A_DAY));
  const bounds = [
    { ...TO_SEOUL, date: desk.inDays(7 + days) },
    { origin: 'ICN', destination: 'PVG', date: desk.inDays(12 + days) },
  ];
  const offer = desk.offer({ bounds, tripType: 'ROUND_TRIP', ...COUPLE });
  const order = await desk.book(offer, {
    passengers: [
      aPassenger({ key: 'first', lastName: 'Zhao', firstName: 'Min' }),
      aPassenger({ lastName: 'Zhao', firstName: 'Jun', title: 'MR', gender: 'M' }),
    ],
    contact: aContact({ name: 'Zhao Min', email: 'min.zhao@example.com' }),
  });
  const paid = await desk.pay(order);
  desk.at(now);
  return paid;
}

/** Lets something go wrong with a flight, and records it in the order on it. */
async function changed(
  { desk }: Stage,
  flight: DatedFlight,
  irregularity: Irregularity,
  order: Order | null,
): Promise<ScenarioData> {
  const irregularities = [irregularity];
  await desk.disturb(flight, irregularities);
  if (order) await recordAirlineChange(desk, order);
  return { orders: order ? [order] : [], disturbed: [{ flight, irregularities }] };
}

function firstFlightOf({ desk }: Stage, order: Order): DatedFlight {
  const [segment] = order.segments;
  if (!segment) throw new Error('an order without flights');
  return desk.orders.flights.flightOf(segment);
}

/** Days ahead: soon enough for the flight status, and late enough for a reminder. */
const CANCELLED_IN_DAYS = 5;

export const flightCancelled: Scenario = {
  name: 'flight-cancelled',
  sentence: 'A flight does not fly because of the weather, and two travellers on it decide.',
  async load(stage) {
    const { flight: wanted, now: announcedAt } = stage;
    const order = wanted ? null : await couple(stage, CANCELLED_IN_DAYS);
    const flight = wanted ?? firstFlightOf(stage, order as Order);
    const irregularity = { kind: 'CANCELLATION', announcedAt, reason: 'WEATHER' } as const;
    return changed(stage, flight, irregularity, order);
  },
};

const CHANGED_IN_DAYS = 30;
const LATER_MINUTES = 95;

export const scheduleChanged: Scenario = {
  name: 'schedule-changed',
  sentence: 'A flight that two travellers have booked leaves more than an hour later than planned.',
  async load(stage) {
    const { flight: wanted, now: announcedAt } = stage;
    const order = wanted ? null : await couple(stage, CHANGED_IN_DAYS);
    const flight = wanted ?? firstFlightOf(stage, order as Order);
    const retiming = { kind: 'RETIMING', minutes: LATER_MINUTES, reason: 'CREW' } as const;
    return changed(stage, flight, { ...retiming, announcedAt }, order);
  },
};

const OTHER_AIRCRAFT_IN_DAYS = [20, 21, 22, 23];
const SMALLER = 'A320_NEO';

/**
 * A seat that both aircraft have in the same zone, and one that the smaller lacks: free standard
 * ones at a window. Null where they are taken, as on a day for which this was loaded many times.
 */
async function seatsToLose(
  { desk, now }: Stage,
  flight: DatedFlight,
): Promise<readonly [string, string] | null> {
  const smaller = desk.timetable.aircraft.find(({ code }) => code === SMALLER);
  if (!smaller) throw new Error('no such aircraft');
  const there = seatsOfFlight(desk, { ...flight, aircraft: smaller });
  const free = (await freeSeatsOf(desk, flight, 'STANDARD', now)).filter(
    ([, { seat }]) => seat.position === 'WINDOW',
  );
  const kept = free.find(([number]) => there.get(number)?.zone === 'STANDARD')?.[0];
  const lost = free.find(([number]) => !there.has(number))?.[0];
  return kept && lost ? [kept, lost] : null;
}

/** The first day on which a couple finds such seats, and which. */
async function dayToLoseSeats(stage: Stage) {
  const { desk } = stage;
  for (const days of OTHER_AIRCRAFT_IN_DAYS) {
    const bound = { ...TO_SEOUL, date: desk.inDays(days) };
    const [flight] = journeyWithSeats(desk, bound, COUPLE)?.flights ?? [];
    const seats = flight ? await seatsToLose(stage, flight) : null;
    if (seats) return { days, seats };
  }
  throw new FlightSoldOut();
}

export const aircraftChanged: Scenario = {
  name: 'aircraft-changed',
  sentence:
    'A smaller aircraft flies: one of two travellers gets another seat like the one she chose.',
  async load(stage) {
    const { desk, now: announcedAt } = stage;
    const { days, seats } = await dayToLoseSeats(stage);
    const order = await couple(stage, days);
    const flight = firstFlightOf(stage, order);
    await giveSeats(desk.db, order, seats.toReversed(), announcedAt);
    const other = { kind: 'AIRCRAFT_CHANGE', aircraft: SMALLER, reason: 'TECHNICAL' } as const;
    return changed(stage, flight, { ...other, announcedAt }, order);
  },
};
