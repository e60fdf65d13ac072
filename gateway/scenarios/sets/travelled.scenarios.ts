import { randomUUID } from 'node:crypto';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { Scenario, Stage } from '#gateway/scenarios/scenario.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';

const DAY_MINUTES = 24 * 60;

/** A day so many days from now, and those around it: the one flight of a day may be sold out. */
const around = (today: LocalDate, days: number): [LocalDate, ...LocalDate[]] => [
  addDays(today, days),
  ...[-1, 1, -2, 2].map((shift) => addDays(today, days + shift)),
];

/** A return that was bought two months ago, its bounds about so many days from now. */
async function boughtLongAgo({ desk, now }: Stage, outDays: number, backDays: number) {
  desk.at(addMinutes(now, -60 * DAY_MINUTES));
  const today = commercialDay(now);
  const bound = (origin: string, destination: string, days: number) => {
    const route = { origin, destination };
    return { ...route, date: desk.dayWithSeats(route, around(today, days)) };
  };
  const offer = desk.offer({
    tripType: 'ROUND_TRIP',
    bounds: [bound('PVG', 'LHR', outDays), bound('LHR', 'PVG', backDays)],
  });
  const order = await desk.book(offer, {
    passengers: [
      aPassenger({
        lastName: "O'Neill-Müller",
        firstName: 'Jörg',
        title: 'DOCTOR',
        gender: 'M',
        nationality: 'DE',
        frequentFlyer: { airline: 'AC', number: 'AC123456789' },
      }),
    ],
    contact: aContact({ name: 'Jörg O’Neill-Müller', email: 'joerg@example.com' }),
  });
  return desk.pay(order);
}

export const flown: Scenario = {
  name: 'flown',
  sentence: 'A traveller came home a week ago and can still download the receipt.',
  load: async (stage) => ({ orders: [await boughtLongAgo(stage, -14, -7)] }),
};

export const betweenFlights: Scenario = {
  name: 'between-flights',
  sentence: 'A traveller has flown out and will fly back.',
  load: async (stage) => ({ orders: [await boughtLongAgo(stage, -5, 6)] }),
};

export const receiptPeriodOver: Scenario = {
  name: 'receipt-period-over',
  sentence: 'A traveller came home so long ago that no receipt is given any more.',
  load: async (stage) => ({ orders: [await boughtLongAgo(stage, -45, -38)] }),
};

export const itineraryLastDay: Scenario = {
  name: 'itinerary-last-day',
  sentence:
    'A traveller landed 27 days ago: today is the last day on which the itinerary is confirmed.',
  async load({ desk, now }) {
    desk.at(addMinutes(now, -60 * DAY_MINUTES));
    const date = addDays(commercialDay(now), -LIMITS.receiptDaysAfterUse);
    const offer = desk.offer({ bounds: [{ origin: 'PVG', destination: 'HKG', date }] });
    // Each has a mailbox of its own: its codes are found in no other's.
    const email = `anna.liu+${randomUUID().slice(0, 8)}@example.com`;
    const order = await desk.book(offer, { contact: aContact({ email }) });
    return { orders: [await desk.pay(order)] };
  },
};
