import { randomUUID } from 'node:crypto';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { Confirmation } from '#gateway/modules/date-changes/confirm/confirm-date-change.service.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Payer } from '#gateway/modules/payments/points/points.test-support.ts';
import { aPicture } from '#gateway/scenarios/builders/refund.builder.ts';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { extrasStepsAt } from './extras-steps.ts';
import { seatStepsAt } from './seat-steps.ts';
import type { Step, Traveller } from './step.ts';
import { anAddress, type TestServices } from './test-services.ts';

const chosen = (bits: number, index: number): boolean => ((bits >> (index % 3)) & 1) === 1;

/** What travellers do with money. Refusals are part of a history; a fault is not. */
export function stepsAt(till: TestServices) {
  const { services, desk, now, pay, db } = till;
  const { orders, refunds, dateChanges, seats, uploads } = services;
  const { seat, seatsBack } = seatStepsAt(till);
  const { buyExtras, extrasBack } = extrasStepsAt(till);

  const ordersOf = async ({ payer }: Traveller): Promise<Order[]> => {
    const rows = await db
      .selectFrom('orders')
      .select('id')
      .where('session_id', '=', payer.sessionId)
      .orderBy('created_at')
      .execute();
    const found = [];
    for (const { id } of rows) found.push(await orders.find({ id }, payer, now()));
    return found.flatMap((order) => order ?? []);
  };
  const liveOf = async (traveller: Traveller, which: number): Promise<Order | undefined> => {
    const live = (await ordersOf(traveller)).filter(({ state }) =>
      ['TICKETED', 'PART_REFUNDED'].includes(state),
    );
    return live[which % Math.max(1, live.length)];
  };

  const refund = async (
    order: Order,
    payer: Payer,
    asked: { passengerIds: string[]; boundIndexes: number[] | null; reason: RefundReason },
  ): Promise<{ readonly refundId: string | null; readonly codes: readonly string[] }> => {
    const question = { orderId: order.id, airlineChangeId: null, ...asked };
    const { offer, faults } = await refunds.offer(question, payer, now());
    if (!offer) return { refundId: null, codes: faults.map(({ code }) => code) };
    const content = aPicture();
    const { file } = await uploads.upload(
      'REFUND_PROOF',
      { name: 'proof.png', size: content.length, content: async () => content },
      { ...payer, address: anAddress() },
      now(),
    );
    const proofIds = asked.reason === 'ILLNESS' && file ? [file.id] : [];
    const made = await refunds.request(
      {
        idempotencyKey: randomUUID(),
        refundOfferId: offer.id,
        accepted: offer.money,
        note: null,
        proofIds,
        previousRefundId: null,
      },
      payer,
      now(),
    );
    return { refundId: made.refundId, codes: made.userErrors.map(({ code }) => code) };
  };

  const underReview = async (order: Order, payer: Payer) =>
    (await refunds.ofOrder(order, payer, now())).filter(({ state }) => state === 'UNDER_REVIEW');

  /**
   * The office decides, here or in another history at the same moment, until nothing of a traveller
   * waits for it.
   */
  const decided = async (traveller: Traveller): Promise<void> => {
    for (let waits = true; waits; ) {
      await till.askOffice();
      const open = [];
      for (const order of await ordersOf(traveller))
        open.push(...(await underReview(order, traveller.payer)));
      waits = open.length > 0;
    }
  };

  /** The request of a change that was offered; null where none can be. */
  const changeOf = async (
    order: Order,
    { payer }: Traveller,
    { who, where, which }: Pick<Step, 'who' | 'where' | 'which'>,
  ): Promise<Confirmation | null> => {
    const orderId = globalId('Order', order.id);
    const passengerIds = order.passengers
      .filter((_, index) => chosen(who, index))
      .map(({ id }) => globalId('Passenger', id));
    const bound = where % 2;
    const leaves = order.segments.find(({ boundIndex }) => boundIndex === bound)?.departureDate;
    if (!leaves || passengerIds.length === 0) return null;
    const bounds = [{ boundIndex: bound, departureDate: addDays(leaves, 1 + (which % 2)) }];
    const asked = { orderId, passengerIds, bounds, answer: 0, selected: [] };
    const found = await dateChanges.search({ ...asked, sort: 'PRICE' }, payer, now());
    const fares = found.flights.flatMap((flight) => flight.fares);
    const fare = fares[which % Math.max(1, fares.length)];
    if (!fare) return null;
    const { changeOffer } = await dateChanges.offer(
      { orderId, passengerIds, changeFareIds: [fare.changeFareId] },
      payer,
      now(),
    );
    return (
      changeOffer && {
        changeOfferId: changeOffer.id,
        accepted: changeOffer.totalDue,
        isAgreed: true,
        idempotencyKey: randomUUID(),
      }
    );
  };
  const change = async (order: Order, traveller: Traveller, step: Step) => {
    const request = await changeOf(order, traveller, step);
    if (!request) return null;
    return (await dateChanges.confirm(request, traveller.payer, now())).changeId;
  };

  return {
    changeOf,
    /** Books a round trip for two of a new member's, and pays it. */
    async begin(days: number, { who, points }: Pick<Step, 'who' | 'points'>): Promise<Traveller> {
      const payer = await till.payer();
      desk.at(now());
      const bounds = [
        { origin: 'PVG', destination: 'HKG', date: desk.inDays(days) },
        { origin: 'HKG', destination: 'PVG', date: desk.inDays(days + 7) },
      ];
      const brand = who % 2 === 0 ? ('STANDARD' as const) : ('FLEX' as const);
      const party = { adults: 2, children: who % 3 === 0 ? 1 : 0, infants: 0 };
      const offer = desk.offer({ bounds, tripType: 'ROUND_TRIP', brand, party });
      const { id } = await desk.book(offer, {}, payer);
      if (!(await pay('ORDER', id, payer, points))) throw new Error('the booking was not paid');
      return { payer, first: id };
    },
    async run(step: Step, traveller: Traveller): Promise<void> {
      const { what, who, where, which, points } = step;
      const { payer } = traveller;
      if (what === 'WORK') return till.work();
      if (what === 'EXTRAS') return buyExtras(traveller, step);
      if (what === 'EXTRAS_BACK') return extrasBack(traveller, false);
      const order = await liveOf(traveller, which);
      if (!order) return;
      if (what === 'SEAT') return seat(order, traveller, step);
      if (what === 'SEATS_BACK') return seatsBack(order, traveller);
      if (what === 'CHANGE' || what === 'CHANGE_UNPAID') {
        const id = await change(order, traveller, step);
        if (id && what === 'CHANGE') await pay('DATE_CHANGE', id, payer, points);
        if (id && what === 'CHANGE_UNPAID' && where % 2 === 0)
          await dateChanges.cancel(
            { dateChangeId: id, idempotencyKey: randomUUID() },
            payer,
            now(),
          );
        return;
      }
      if (what === 'REFUND' || what === 'REVIEW') {
        const passengerIds = order.passengers
          .filter((_, index) => chosen(who, index))
          .map(({ id }) => id);
        const boundIndexes = where % 3 === 0 ? null : [where % 2];
        const reason = what === 'REFUND' ? 'CHANGE_OF_PLANS' : 'ILLNESS';
        await refund(order, payer, { passengerIds, boundIndexes, reason });
        if (what === 'REFUND' || points % 4 === 0) return;
      }
      const [waiting] = await underReview(order, payer);
      if (!waiting) return;
      if (points % 4 !== 3) {
        const rejection = { code: 'PROOF_UNREADABLE', note: null } as const;
        const decision =
          points % 4 === 1 ? { approved: true as const } : { approved: false as const, rejection };
        await till.office.decide(waiting.id, decision, now());
        await till.askOffice();
      } else
        await refunds.withdraw(
          { refundId: waiting.id, idempotencyKey: randomUUID() },
          payer,
          now(),
        );
    },
    /**
     * Ends everything that is under way, gives all that is left back without a fee, and does all
     * work.
     */
    async close(traveller: Traveller): Promise<void> {
      const { payer } = traveller;
      for (const order of await ordersOf(traveller)) {
        for (const one of await dateChanges.ofOrder(order.id, payer, now()))
          if (one.state === 'PENDING_PAYMENT')
            await dateChanges.cancel(
              { dateChangeId: one.id, idempotencyKey: randomUUID() },
              payer,
              now(),
            );
        for (const one of await seats.ordersOf(order.id, payer, now()))
          if (one.state === 'PENDING_PAYMENT')
            await seats.cancelOrder(
              { seatOrderId: one.id, idempotencyKey: randomUUID() },
              payer,
              now(),
            );
        for (const waiting of await underReview(order, payer))
          await till.office.decide(waiting.id, { approved: true }, now());
      }
      await decided(traveller);
      for (const order of await ordersOf(traveller)) {
        if (!['TICKETED', 'PART_REFUNDED'].includes(order.state)) continue;
        const passengerIds = order.passengers.map(({ id }) => id);
        const asked = { passengerIds, boundIndexes: null, reason: 'ILLNESS' } as const;
        let given = await refund(order, payer, asked);
        // The office paid another order of the same payment back meanwhile, and its points with it:
        // what is offered now is taken.
        for (let times = 0; times < 5 && given.codes.includes('AMOUNT_CHANGED'); times += 1)
          given = await refund(order, payer, asked);
        const { refundId, codes } = given;
        // One was refunded, and the others moved to another order: `faultsOf` sees that no coupon
        // is left.
        if (codes.includes('NOTHING_TO_REFUND')) continue;
        if (!refundId) throw new Error(`what is left was not given back: ${codes}`);
        await till.office.decide(refundId, { approved: true }, now());
      }
      await decided(traveller);
      await extrasBack(traveller, true);
      await till.work();
    },
  };
}
