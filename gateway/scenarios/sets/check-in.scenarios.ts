import type { DatedFlight, Journey } from '#gateway/ports/timetable/timetable.port.ts';
import { isCancelledByChance } from '#gateway/scenarios/builders/cancelled-by-chance.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { freeExitSeat, sitBesideExit } from '#gateway/scenarios/builders/exit-seat.builder.ts';
import { journeyWithSeats, type WantedBound } from '#gateway/scenarios/builders/offer.builder.ts';
import { aChild, anInfant, aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { arrangeServices } from '#gateway/scenarios/builders/special-service.builder.ts';
import { FlightSoldOut } from '#gateway/scenarios/expired-order.ts';
import type { Scenario, Stage } from '#gateway/scenarios/scenario.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addYears } from '#schema/rules/base/local-date.ts';
import { addMinutes, minutesBetween } from '#schema/rules/base/time.ts';

const [HUB] = BRAND.hubs;
const FARE = { party: { adults: 2, children: 1, infants: 1 }, brand: 'STANDARD' } as const;
const COUPLE = { party: { adults: 2, children: 0, infants: 0 }, brand: 'STANDARD' } as const;
const THREE = { party: { adults: 3, children: 0, infants: 0 }, brand: 'STANDARD' } as const;
type Wanted = Parameters<typeof journeyWithSeats>[2];
const HOUR = 60;
/** Time to look around before check-in closes, and to cancel after it has opened. */
const SOONEST = 4 * HOUR;
const LATEST = LIMITS.checkInOpensMinutes - HOUR;
const ABROAD = ['NRT', 'KIX', 'HKG', 'ICN', 'SIN', 'BKK'];

/** A flight for which check-in is open, and how it is looked for. */
export type OpenFlight = {
  readonly bound: WantedBound;
  readonly journey: Journey;
  readonly flight: DatedFlight;
};

/**
 * Direct flights out of the hub that fly, have seats for a party, a family by default, and for
 * which check-in is open.
 */
export const openFlights = (
  { desk, now }: Stage,
  wanted: Wanted = FARE,
  destinations: readonly string[] = ABROAD,
): OpenFlight[] =>
  [1, 0, 2].flatMap((days) =>
    destinations.flatMap((destination): OpenFlight[] => {
      const bound = { origin: HUB, destination, date: desk.inDays(days) };
      const journey = journeyWithSeats(desk, bound, wanted);
      const [flight, ...others] = journey?.flights ?? [];
      const ahead = flight ? minutesBetween(now, flight.departure.instant) : 0;
      const isOpen = others.length === 0 && ahead >= SOONEST && ahead <= LATEST;
      if (!journey || !flight || !isOpen || isCancelledByChance(desk.timetable, flight)) return [];
      return [{ bound, journey, flight }];
    }),
  );

/** A way out of the hub with an open check-in and seats for a party. */
export const boundToCheckIn = (stage: Stage, wanted: Wanted): WantedBound =>
  firstOf(openFlights(stage, wanted)).bound;

function firstOf([first]: readonly OpenFlight[]): OpenFlight {
  if (!first) throw new FlightSoldOut();
  return first;
}

export const checkInOpenFamily: Scenario = {
  name: 'check-in-open-family',
  sentence: 'A family of four flies tomorrow, and check-in is open.',
  async load(stage) {
    const { desk, now } = stage;
    const { bound } = firstOf(openFlights(stage));
    desk.at(addMinutes(now, -3 * 24 * HOUR));
    const offer = desk.offer({ bounds: [bound], ...FARE });
    const order = await desk.book(offer, {
      passengers: [
        aPassenger({ key: 'mother', lastName: 'Lin', firstName: 'Mei' }),
        aPassenger({ lastName: 'Lin', firstName: 'Wei', title: 'MR', gender: 'M' }),
        aChild(bound.date, { lastName: 'Lin', firstName: 'An' }),
        anInfant(bound.date, { lastName: 'Lin', firstName: 'Le', accompanyingAdultKey: 'mother' }),
      ],
      contact: aContact({ name: 'Mei Lin', email: 'mei.lin@example.com' }),
    });
    const paid = await desk.pay(order);
    return { orders: [paid], toCheckIn: [paid] };
  },
};

export const exitRow: Scenario = {
  name: 'exit-row',
  sentence:
    'A traveller sits beside an exit, where her father of 65 and her nephew of 15 may not: staff meet her first.',
  async load(stage) {
    const { desk, now } = stage;
    const withSeat: OpenFlight[] = [];
    for (const one of openFlights(stage, THREE))
      if (await freeExitSeat(desk, one.flight, now)) withSeat.push(one);
    const { bound } = firstOf(withSeat);
    desk.at(addMinutes(now, -3 * 24 * HOUR));
    const ito = { lastName: 'Ito', nationality: 'JP' } as const;
    const aged = (years: number) => addYears(bound.date, -years);
    const order = await desk.pay(
      await desk.book(desk.offer({ bounds: [bound], ...THREE }), {
        passengers: [
          aPassenger({ ...ito, firstName: 'Hana' }),
          aPassenger({
            ...ito,
            key: 'father',
            firstName: 'Goro',
            title: 'MR',
            gender: 'M',
            dateOfBirth: aged(LIMITS.emergencyExitMaxAge + 1),
          }),
          aPassenger({
            ...ito,
            key: 'nephew',
            firstName: 'Ken',
            title: 'MR',
            gender: 'M',
            dateOfBirth: aged(LIMITS.emergencyExitMinAge - 1),
          }),
        ],
        contact: aContact({ name: 'Ito Hana', email: 'hana.ito@example.com' }),
      }),
    );
    await sitBesideExit(desk, order, now);
    return { orders: [order], toCheckIn: [order] };
  },
};

export const specialService: Scenario = {
  name: 'special-service',
  sentence: 'A traveller has asked for a wheelchair, and her daughter flies with her.',
  async load(stage) {
    const { desk, now } = stage;
    const { bound } = firstOf(openFlights(stage, COUPLE));
    desk.at(addMinutes(now, -3 * 24 * HOUR));
    const offer = desk.offer({ bounds: [bound], ...COUPLE });
    const order = await desk.pay(
      await desk.book(offer, {
        passengers: [
          aPassenger({ lastName: 'Ho', firstName: 'Suk Fan', dateOfBirth: '1948-02-17' }),
          aPassenger({ key: 'daughter', lastName: 'Ho', firstName: 'Wai Yee' }),
        ],
        contact: aContact({ name: 'Ho Wai Yee', email: 'waiyee.ho@example.com' }),
      }),
    );
    const [mother] = order.passengers;
    if (mother) await arrangeServices(desk.db, mother.id, [{ code: 'WCHR', state: 'CONFIRMED' }]);
    return { orders: [order], toCheckIn: [order] };
  },
};
