import type { Order } from '#gateway/modules/orders/order.model.ts';
import {
  type PassengerSegmentView,
  passengerSegmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { refundQuote } from '#gateway/modules/refunds/offer/refund-quote.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { dividePayout, type PaidWith } from './refund-parts.ts';

/** What happens to an order; passengers and bounds are chosen by the bits of `who` and `where`. */
export type MoneyStep = {
  readonly what: 'REFUND' | 'WITHDRAW' | 'SEAT' | 'CHANGE' | 'FLY';
  readonly who: number;
  readonly where: number;
  readonly reason: RefundReason;
  /** Yuan: what a change adds to each fare, or a seat costs. */
  readonly price: number;
};

/** How money is divided among payments, so that a fault can be put in its place. */
export type Divide = typeof dividePayout;

const keyOf = ({ passenger, segment }: PassengerSegmentView) => `${passenger.id} ${segment.index}`;
const chosen = (bits: number, index: number): boolean => ((bits >> index) & 1) === 1;

/**
 * An order with its money: what came by which payment, what went back, and what the airline keeps.
 */
export function moneyHistory(
  first: Order,
  fares: Pick<Fares, 'brand'>,
  divide: Divide = dividePayout,
) {
  let order = first;
  const paid: PaidWith[] = [{ id: 'tickets', value: first.total.amount }];
  const seatPayments: PaidWith[] = [];
  const funds = new Map<string, { paymentId: string; amount: number }>();
  const back = new Map<string, number>();
  const books = { came: first.total.amount, kept: 0, back: 0 };
  const faults: string[] = [];
  const over = new Set<string>();
  let changed = false;
  let refunded = false;

  const open = () => passengerSegmentsIn(order).filter((one) => !over.has(keyOf(one)));
  const asked = ({ who, where }: Pick<MoneyStep, 'who' | 'where'>) =>
    open().filter(
      ({ passenger, segment }) =>
        chosen(
          who,
          order.passengers.findIndex(({ id }) => id === passenger.id),
        ) && chosen(where, segment.boundIndex),
    );

  const refund = (segments: readonly PassengerSegmentView[], reason: RefundReason) => {
    const given = segments.flatMap((one) => funds.get(keyOf(one)) ?? []);
    const seatFunds = given.map((fund) => ({ ...fund, seatId: '' }));
    const quote = refundQuote(order, fares, segments, seatFunds, reason);
    const { refundableFare, refundableTax, processingFee, total } = quote.amounts;
    const lines = refundableFare.amount + refundableTax.amount - processingFee.amount;
    const own = quote.passengers.reduce((sum, { amounts }) => sum + amounts.total.amount, 0);
    if (lines !== total.amount || own !== total.amount) faults.push('lines do not add up');
    if (REFUND_REASONS[reason].kind === 'INVOLUNTARY' && processingFee.amount > 0)
      faults.push('a fee was kept');
    for (const { paymentId, amount } of divide(total, paid, back, given)) {
      back.set(paymentId, (back.get(paymentId) ?? 0) + amount);
      books.back += amount;
    }
    books.kept += processingFee.amount;
    for (const one of segments) over.add(keyOf(one));
    refunded ||= segments.length > 0;
  };

  const run = (step: MoneyStep): void => {
    const { what, price } = step;
    const segments = asked(step);
    if (what === 'REFUND' && segments.length > 0) refund(segments, step.reason);
    if (what === 'SEAT')
      for (const one of segments.slice(0, 1)) {
        if (funds.has(keyOf(one))) continue;
        const seat = { id: `seat ${seatPayments.length}`, value: price * 100 };
        seatPayments.push(seat);
        books.came += seat.value;
        funds.set(keyOf(one), { paymentId: seat.id, amount: seat.value });
      }
    // The whole party moves once, before anything was given back or flown: the new fares are paid
    // on top, and a penalty is kept.
    if (what === 'CHANGE' && !changed && over.size === 0) {
      const raised = order.fares.map((fare) => ({
        ...fare,
        prices: Object.fromEntries(
          Object.entries(fare.prices).map(([type, own]) => [
            type,
            { ...own, fare: own.fare + price * 100 },
          ]),
        ) as typeof fare.prices,
      }));
      const added = order.passengers.length * order.fares.length * price * 100;
      const penalty = 20_000;
      order = { ...order, fares: raised };
      paid.unshift({ id: 'change', value: added + penalty });
      books.came += added + penalty;
      books.kept += penalty;
      changed = true;
    }
    if (what === 'FLY') for (const one of segments) over.add(keyOf(one));
    const came = new Map([...paid, ...seatPayments].map((one) => [one.id, one.value]));
    for (const [id, amount] of back)
      if (amount > (came.get(id) ?? 0)) faults.push(`more back than came of ${id}`);
  };
  return {
    run,
    faults,
    books,
    /**
     * Gives back all that is left, without a fee: what came is then what went back and what was
     * kept.
     */
    close() {
      const rest = open();
      if (rest.length > 0) refund(rest, 'ILLNESS');
      return { ...books, refunded };
    },
  };
}
