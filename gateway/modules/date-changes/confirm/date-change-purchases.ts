import type { Database } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type {
  DateChange,
  StoredDateChange,
} from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import { enqueueMail } from '#gateway/modules/date-changes/date-changes.jobs.ts';
import { leaveChangeMessage } from '#gateway/modules/date-changes/email-date-change.service.ts';
import {
  amountDueOf,
  fareDifferenceOf,
  findDateChange,
} from '#gateway/modules/date-changes/read/find-date-changes.ts';
import type { SeatsTaken } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import type { PayableKind } from '#gateway/modules/payments/payable.ts';
import {
  closedAtOf,
  type PurchaseEnd,
} from '#gateway/modules/payments/purchases/cancel-purchase.service.ts';
import {
  type PurchaseKind,
  purchasePayable,
} from '#gateway/modules/payments/purchases/purchase.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { formatDay } from '#schema/format/days.ts';
import { carryOut, isUnused, seatsHeld } from './carry-out.service.ts';
import { lockDateChange, markDateChangeCancelled } from './date-change-changes.repository.ts';

/**
 * Changes of date as purchases: to be paid within 50 minutes, then the tickets are reissued.
 * @param sources asked when they are needed: they are built from payments themselves
 */
export const dateChangePurchases = (
  sources: () => DateChangeDependencies,
): PurchaseKind<DateChange> => ({
  name: 'DATE_CHANGE',
  find: (db, id, viewer, now) => findDateChange({ ...sources(), db }, id, viewer, now),
  async lock(trx, { id, orderId }, viewer, now) {
    if (!(await sources().orders.orderForPayment(trx, orderId, viewer, now))) return false;
    return (await lockDateChange(trx, id)) !== null;
  },
  orderIdOf: ({ orderId }) => orderId,
  amountDue: amountDueOf,
  offsettable: fareDifferenceOf,
  async fulfil(trx, change, _payment, now) {
    const order = await sources().orders.findIn(trx, { id: change.orderId }, AIRLINE, now);
    if (!order || !isUnused(order, change)) return false;
    await carryOut(trx, sources(), order, change, now);
    return true;
  },
});

/** An unpaid change that ends frees its new flights; the old ones stay booked. */
export const dateChangeEnd = (
  sources: Pick<DateChangeDependencies, 'orders' | 'fares' | 'inventory'>,
): PurchaseEnd<StoredDateChange> => ({
  markCancelled: markDateChangeCancelled,
  async release(trx, cancelled, cause, now) {
    const isOver = cause === 'PAYMENT_WINDOW';
    const seats: SeatsTaken[] = [];
    for (const change of cancelled) {
      const { id, orderId } = change;
      await leaveChangeMessage(
        trx,
        isOver ? 'DATE_CHANGE_LAPSED' : 'DATE_CHANGE_CANCELLED',
        change,
        now,
      );
      await enqueueMail(trx, id, isOver ? 'LAPSED' : 'CANCELLED');
      const left = closedAtOf(change, cause, now);
      const order = await sources.orders.findBefore({ id: orderId }, left, AIRLINE, now, trx);
      if (order) seats.push(...seatsHeld(sources, order, change));
    }
    // All at once, so that counters are always locked in the same order.
    await sources.inventory.release(trx, seats);
  },
});

/** Changes of date as something that is paid for. */
export const dateChangePayable = (
  db: Database,
  sources: () => DateChangeDependencies,
  addresses: Pick<SiteAddresses, 'dateChangePaymentReturn'>,
): PayableKind =>
  purchasePayable(db, dateChangePurchases(sources), {
    async obstacle(id, viewer, now) {
      const { timetable } = sources();
      const change = await findDateChange(sources(), id, viewer, now);
      if (change?.state !== 'PENDING_PAYMENT') return null;
      const flights = change.bounds.flatMap((bound) => bound.flights);
      await timetable.update(flights);
      return flights.some(timetable.isCancelled) ? 'FLIGHT_WITHDRAWN' : null;
    },
    async description(id, locale, now) {
      const change = await findDateChange(sources(), id, AIRLINE, now);
      return (change?.bounds ?? []).flatMap(({ flights }) =>
        flights.map(({ flightNumber, date }) => `${flightNumber} ${formatDay(locale, date)}`),
      );
    },
    returnUrl: (id, locale) =>
      addresses.dateChangePaymentReturn(globalId('DateChange', id), locale),
  });
