import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { Scenario, Stage } from '#gateway/scenarios/scenario.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

const MINUTES_A_DAY = 24 * 60;

/** A traveller who has fallen ill has asked for the money back, two days ago. */
async function illTraveller({ desk, now }: Stage) {
  desk.at(addMinutes(now, -2 * MINUTES_A_DAY));
  const booked = await desk.book(desk.offer(), {
    passengers: [aPassenger({ lastName: 'Lam', firstName: 'Wing Yan', nationality: 'HK' })],
    contact: aContact({ name: 'Lam Wing Yan', email: 'wingyan.lam@example.com' }),
  });
  const order = await desk.pay(booked);
  return { order, refundId: await desk.applyForRefund(order) };
}

export const refundUnderReview: Scenario = {
  name: 'refund-under-review',
  sentence: 'A traveller who fell ill has requested a refund, which is under review.',
  load: async (stage) => ({ orders: [(await illTraveller(stage)).order] }),
};

export const refundRejected: Scenario = {
  name: 'refund-rejected',
  sentence: 'A refund was rejected, because its proof could not be read.',
  async load(stage) {
    const { order, refundId } = await illTraveller(stage);
    const rejection = { code: 'PROOF_UNREADABLE', note: null } as const;
    await stage.desk.decideRefund(refundId, { approved: false, rejection });
    return { orders: [order] };
  },
};
