import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { untilMade } from '#gateway/scenarios/expired-order.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { daysOfVisit } from './days-of-visit.ts';
import type { ExampleMember, ExampleValueParts } from './example-values.parts.ts';

const ALL = { events: null, read: null } as const;
const LASTS = '2099-12-31';
const MINUTES_A_DAY = 24 * 60;
const ROUTE = { origin: 'PVG', destination: 'HKG' };
/** A new member can claim flights of so many days, with some days to do it. */
const FLOWN_DAYS = 14;

async function savedPassengerId(parts: ExampleValueParts, member: ExampleMember, now: Date) {
  const { db, keys, services } = parts;
  const listed = async () => (await services.frequentPassengers.listOf(member))[0];
  const first = await listed();
  if (first) return globalId('FrequentPassenger', first.id);
  const desk = testOrders(db, keys);
  desk.at(now);
  const person = { lastName: 'WONG', firstName: 'MEI LING', title: 'MS', gender: 'F' } as const;
  await desk.savePassengers(member.memberId, [
    { ...person, dateOfBirth: '1987-11-02', expiresOn: LASTS },
  ]);
  return globalId('FrequentPassenger', (await listed())?.id ?? '');
}

async function messageId(parts: ExampleValueParts, { memberId }: ExampleMember, now: Date) {
  const latest = async () => {
    const page = { after: null, first: 1 };
    return (await parts.services.messages.list(memberId, ALL, page)).messages[0];
  };
  if (!(await latest()))
    await inTransaction(parts.db, (trx) =>
      leaveMessage(trx, { memberId, event: 'ORDER_TICKETED', facts: { reference: 'ABC234' } }, now),
    );
  return globalId('Message', (await latest())?.id ?? '');
}

/** Orders of extras of the member: one that waits for payment, and one that a coupon has paid. */
async function extrasOrders({ services }: ExampleValueParts, member: ExampleMember, now: Date) {
  const { extras } = services;
  const orders = await extras.ordersOf(member.memberId, now);
  const order = async (extraId: string, couponIds: readonly string[]) => {
    const price = extras.extra(extraId)?.price;
    if (!price) return undefined;
    const items = [{ extraId, quantity: 1 }];
    const request = { idempotencyKey: randomIds.uuid(now), items, couponIds };
    const made = await extras.create(
      { ...request, accepted: money(price, BRAND.currency) },
      member,
    );
    return made.orderId ?? undefined;
  };
  const usable = (await extras.couponsOf(member.memberId, now)).find(
    ({ state }) => state === 'AVAILABLE',
  );
  const unpaid = orders.find(({ state }) => state === 'PENDING_PAYMENT')?.id;
  const paid = orders.find(({ state, total }) => state === 'PAID' && total.amount > 0)?.id;
  const unpaidId = unpaid ?? (await order('wifi', []));
  const paidId = paid ?? (usable && (await order(usable.extraId, [usable.id])));
  return {
    unpaidExtrasOrderId: unpaidId && globalId('ExtrasOrder', unpaidId),
    paidExtrasOrderId: paidId && globalId('ExtrasOrder', paidId),
  };
}

/** A flight before the member joined that was not credited: its ticket bears no card. */
async function flownTicket(
  { db, keys, services }: ExampleValueParts,
  member: ExampleMember,
  now: Date,
) {
  const person = (await services.members.find(member.memberId))?.person;
  if (!person) return {};
  const { lastName, firstName, dateOfBirth } = person;
  const desk = testOrders(db, keys);
  const { tickets, segments } = await untilMade(async () => {
    desk.at(now);
    const first = desk.inDays(1 - EARNING.daysBeforeJoining);
    const others = Array.from({ length: FLOWN_DAYS - 1 }, (_, day) => addDays(first, day + 1));
    const days = daysOfVisit(member.sessionId, [first, ...others]);
    const date = desk.dayWithSeats(ROUTE, days);
    desk.at(addMinutes(now, -2 * EARNING.daysBeforeJoining * MINUTES_A_DAY));
    const passengers = [aPassenger({ lastName, firstName, dateOfBirth })];
    const offer = desk.offer({ bounds: [{ ...ROUTE, date }] });
    return desk.pay(await desk.book(offer, { passengers }));
  });
  return {
    flownTicketNumber: tickets[0]?.number,
    flownFlightNumber: segments[0]?.flightNumber,
    flownDate: segments[0]?.departureDate,
  };
}

/**
 * What a member of the club has: saved passengers, messages, orders of extras and a flight to
 * claim.
 */
export const clubValues = async (parts: ExampleValueParts, member: ExampleMember, now: Date) => ({
  savedPassengerId: await savedPassengerId(parts, member, now),
  documentNumber: `K${String(now.getTime()).slice(-8)}`,
  otherDocumentNumber: `L${String(now.getTime()).slice(-8)}`,
  messageId: await messageId(parts, member, now),
  ...(await extrasOrders(parts, member, now)),
  ...(await flownTicket(parts, member, now)),
});
