import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { dateChangePurchases } from '#gateway/modules/date-changes/confirm/date-change-purchases.ts';
import type { DateChange } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import { createDateChangeService } from '#gateway/modules/date-changes/date-changes.service.ts';
import { NO_AIRLINE_CHANGES } from '#gateway/modules/orders/airline-change-rights.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import { settlePurchase } from '#gateway/modules/payments/purchases/purchase.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { ExpiredOrder } from '#gateway/scenarios/expired-order.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { aCardPayment } from './card-payment.builder.ts';

/** What a date is changed with. */
export type ChangeMakings = Pick<
  DateChangeDependencies,
  'db' | 'key' | 'timetable' | 'fares' | 'seatsLeft' | 'inventory' | 'orders'
> & { readonly orders: Pick<OrderService, 'openTo'>; readonly now: () => Date };

/** No seat is chosen in the orders of a builder, and nothing is sent. */
const sourcesOf = ({ now, ...makings }: ChangeMakings): DateChangeDependencies => ({
  ...makings,
  ids: randomIds,
  payments: { ofOrder: async () => [], confirmNow: async () => null, abandon: async () => {} },
  seats: {
    liveOn: async () => [],
    carryOvers: async () => [],
    carry: async (_trx, moves) => [...moves],
  },
  otherProcedures: [],
  airlineChanges: NO_AIRLINE_CHANGES,
  mailer: { send: async () => {}, close: async () => {} },
  addresses: siteAddresses(''),
  nowIn: async () => now(),
  receiptOf: async () => null,
});

const pay = (db: Database, sources: DateChangeDependencies, change: DateChange, now: Date) =>
  inTransaction(db, async (trx) => {
    const { id, orderId, totalDue: amount, paymentDueAt: expiresAt } = change;
    const { locale } = change.order;
    const paymentId = randomIds.uuid(now);
    const payable = { kind: 'DATE_CHANGE' as const, id };
    await aCardPayment(trx, { orderId, payable, amount, locale, expiresAt }, paymentId, now);
    const paid = { id: paymentId, orderId, amount, points: 0 };
    await settlePurchase(
      trx,
      dateChangePurchases(() => sources),
      id,
      paid,
      now,
    );
  });

/**
 * Flies the first bound of a ticketed order on another day, for everyone, and pays what is due; the
 * order with the new flights.
 */
export async function changeDate(
  makings: ChangeMakings,
  order: Order,
  departureDate: LocalDate,
): Promise<Order> {
  const now = makings.now();
  const sources = sourcesOf(makings);
  const changes = createDateChangeService(sources);
  const { sessionId, memberId } = order;
  const actor = { sessionId, memberId };
  if (sessionId)
    await inTransaction(makings.db, (trx) => makings.orders.openTo(trx, order.id, sessionId, now));
  const asked = {
    orderId: globalId('Order', order.id),
    passengerIds: order.passengers.map(({ id }) => globalId('Passenger', id)),
  };
  const bounds = [{ boundIndex: 0, departureDate }];
  const frame = { answer: 0, selected: [], sort: 'RECOMMENDED' as const };
  const found = await changes.search({ ...asked, bounds, ...frame }, actor, now);
  if (found.userErrors.some(({ code }) => code === 'ORDER_NOT_FOUND')) throw new ExpiredOrder();
  const fareId = found.flights[0]?.fares[0]?.changeFareId ?? '';
  const { changeOffer } = await changes.offer({ ...asked, changeFareIds: [fareId] }, actor, now);
  if (!changeOffer) throw new Error('no change of date is offered');
  const request = { idempotencyKey: randomUUID(), changeOfferId: changeOffer.id, isAgreed: true };
  const accepted = { ...request, accepted: changeOffer.totalDue };
  const { changeId, code } = await changes.confirm(accepted, actor, now);
  const open = changeId && (await changes.find(changeId, AIRLINE, now));
  if (!open) throw new Error(`refused: ${code}`);
  if (open.state === 'PENDING_PAYMENT') await pay(makings.db, sources, open, now);
  const done = await changes.find(open.id, AIRLINE, now);
  const id = done?.newOrderId ?? '';
  const successor = await makings.orders.find({ id }, AIRLINE, now);
  if (!successor) throw new Error('the tickets were not reissued');
  return successor;
}
