import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { Scenario, Stage } from '#gateway/scenarios/scenario.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/** What `expiring-soon` leaves of the payment window. */
export const MINUTES_LEFT = 2;

/** An order of one traveller that was made so many minutes ago. */
async function madeMinutesAgo({ desk, now }: Stage, minutes: number) {
  desk.at(addMinutes(now, -minutes));
  return desk.book();
}

export const onePendingPayment: Scenario = {
  name: 'one-pending-payment',
  sentence: `A traveller has booked a flight and has ${LIMITS.paymentWindowMinutes} minutes to pay it.`,
  load: async (stage) => ({ orders: [await madeMinutesAgo(stage, 0)] }),
};

export const expiringSoon: Scenario = {
  name: 'expiring-soon',
  sentence: `A traveller has ${MINUTES_LEFT} minutes left to pay.`,
  load: async (stage) => ({
    orders: [await madeMinutesAgo(stage, LIMITS.paymentWindowMinutes - MINUTES_LEFT)],
  }),
};

export const cancelledByClock: Scenario = {
  name: 'cancelled-by-clock',
  sentence: `The order was not paid within ${LIMITS.paymentWindowMinutes} minutes.`,
  load: async (stage) => ({
    orders: [await madeMinutesAgo(stage, LIMITS.paymentWindowMinutes + 5)],
  }),
};

export const cancelledByTraveller: Scenario = {
  name: 'cancelled-by-traveller',
  sentence: 'The traveller has cancelled before paying.',
  async load({ desk, now }) {
    desk.at(addMinutes(now, -10));
    const order = await desk.book(
      desk.offer({ bounds: [{ origin: 'PVG', destination: 'SIN', date: desk.inDays(45) }] }),
      {
        passengers: [aPassenger({ lastName: 'Tan', firstName: 'Wei Ling', nationality: 'SG' })],
        contact: aContact({ name: 'Tan Wei Ling', email: 'weiling.tan@example.com' }),
      },
    );
    await desk.cancel(order);
    return { orders: [order] };
  },
};
