import { globalId } from '#gateway/graphql/global-id.ts';
import type { Payable, PayableKind, PayableOrder } from '#gateway/modules/payments/payable.ts';
import { standingOf } from '#gateway/modules/payments/payment-standing.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { formatDay } from '#schema/format/days.ts';
import { settleDateChange } from './confirm/settle-date-change.service.ts';
import type { DateChange } from './date-change.model.ts';
import type { DateChangeSources } from './date-change-sources.ts';
import { amountDueOf, fareDifferenceOf } from './read/date-change-standing.ts';
import { findDateChange } from './read/find-date-changes.ts';

const payableOf = (change: DateChange): Payable => ({
  id: change.id,
  orderId: change.orderId,
  orderNumber: change.number,
  amountDue: amountDueOf(change),
  paymentDueAt: change.paymentDueAt,
  ticketed: change.state === 'CONFIRMED',
  offsettable: fareDifferenceOf(change),
});

const refusalOf = ({ state, cancellationCause }: DateChange) => {
  if (state === 'PENDING_PAYMENT') return null;
  if (state === 'CONFIRMED') return 'ALREADY_PAID';
  return cancellationCause === 'PAYMENT_WINDOW' ? 'PAYMENT_WINDOW_OVER' : 'ORDER_CLOSED';
};

/** Changes of date as something that is paid for: 50 minutes, then reissued tickets. */
export const dateChangePayable = (
  sources: () => DateChangeSources,
  addresses: Pick<SiteAddresses, 'dateChangePaymentReturn'>,
): PayableKind => ({
  async find(id, reader, now) {
    const change = await findDateChange(sources(), id, reader, now);
    return change && payableOf(change);
  },
  async obstacle(id, reader, now) {
    const { timetable } = sources();
    const change = await findDateChange(sources(), id, reader, now);
    if (change?.state !== 'PENDING_PAYMENT') return null;
    const flights = change.bounds.flatMap((bound) => bound.flights);
    await timetable.update(flights);
    return flights.some(timetable.isCancelled) ? 'FLIGHT_WITHDRAWN' : null;
  },
  async lock(trx, id, reader, now) {
    const { orders } = sources();
    const within = { orders, db: trx };
    const seen = await findDateChange(within, id, reader, now);
    if (!seen || !(await orders.orderForPayment(trx, seen.orderId, reader, now))) return null;
    const change = await findDateChange(within, id, reader, now);
    return (
      change && {
        ...payableOf(change),
        refusal: (payments, instant) =>
          standingOf(payments, instant) === 'CAPTURED' ? 'ALREADY_PAID' : refusalOf(change),
        settle: (payment, instant) => settleDateChange(trx, sources(), id, payment, instant),
      }
    );
  },
  async show(id, actor, now) {
    const change = await findDateChange(sources(), id, actor, now);
    return change && ({ ...change, __typename: 'DateChange' } as object as PayableOrder);
  },
  async description(id, locale, now) {
    const change = await findDateChange(sources(), id, AIRLINE, now);
    return (change?.bounds ?? []).flatMap(({ flights }) =>
      flights.map(({ flightNumber, date }) => `${flightNumber} ${formatDay(locale, date)}`),
    );
  },
  returnUrl: (id, locale) => addresses.dateChangePaymentReturn(globalId('DateChange', id), locale),
});
