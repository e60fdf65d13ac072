import type { Database } from '#gateway/database/database.ts';
import type { ChangeQuestion } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import { chainOf } from '#gateway/modules/date-changes/read/chain.repository.ts';
import { hasOpenChange } from '#gateway/modules/date-changes/read/date-changes.repository.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { procedureKey, proceduresOf } from '#gateway/modules/orders/segments/procedures.ts';
import type { CreateChangeOfferErrorCode } from '#gateway/resolvers.gen.ts';
import { dateChangeProblem } from '#schema/rules/after-sale/coupon-procedure.ts';
import { splitProblem } from '#schema/rules/after-sale/split-party.ts';
import { localDay } from '#schema/rules/base/time.ts';

type Sources = Pick<
  DateChangeDependencies,
  'fares' | 'seats' | 'otherProcedures' | 'airlineChanges'
>;

const couponsOf = (order: Order, { passengerIds, boundIndexes }: ChangeQuestion) =>
  order.tickets
    .filter(({ passengerId }) => passengerIds.includes(passengerId))
    .flatMap(({ coupons }) => coupons)
    .filter(({ segmentIndex }) =>
      boundIndexes.includes(order.segments[segmentIndex]?.boundIndex ?? -1),
    );

function partyProblem(order: Order, passengerIds: readonly string[]) {
  const [first, ...later] = order.segments.map(({ departsAt, departureZone }) =>
    localDay(departsAt, departureZone),
  );
  if (!first) return 'NOT_TICKETED';
  const apart = splitProblem(order.passengers, new Set(passengerIds), [first, ...later], true);
  return apart === 'FOLLOWS_ADULT' ? 'DEPENDANTS_TOGETHER' : apart;
}

/** What is wrong with flights that were chosen, not with changing at all. */
export const isAboutFlights = (
  code: CreateChangeOfferErrorCode,
): code is 'SOLD_OUT' | 'FLIGHT_DEPARTED' | 'FLIGHT_WITHDRAWN' =>
  code === 'SOLD_OUT' || code === 'FLIGHT_DEPARTED' || code === 'FLIGHT_WITHDRAWN';

/**
 * Why those passengers cannot change those bounds, on whatever day; null when they can
 * (RULES 8.1, 8.2 and 8.5).
 */
export async function changeFault(
  db: Database,
  { fares, seats, otherProcedures, airlineChanges }: Sources,
  order: Order,
  question: ChangeQuestion,
  now: Date,
): Promise<CreateChangeOfferErrorCode | null> {
  const { passengerIds, boundIndexes, airlineChangeId } = question;
  if (airlineChangeId) {
    const right = await airlineChanges.right(db, airlineChangeId, order.id, now);
    const isMeant = right?.move && boundIndexes.every((index) => index === right.boundIndex);
    if (!isMeant) return 'AIRLINE_CHANGE_CLOSED';
  }
  const live = await seats.liveOn(db, order.id, now);
  const isMeant = (segmentIndex: number) =>
    boundIndexes.includes(order.segments[segmentIndex]?.boundIndex ?? -1);
  const others = await proceduresOf(otherProcedures, db, [order.id], now);
  const [other] = order.segments.flatMap(({ index }) =>
    passengerIds.flatMap((id) => others.get(procedureKey(id, index)) ?? []),
  );
  const problem = dateChangeProblem({
    boughtHere: order.soldBy === null,
    byAirline: airlineChangeId !== null,
    unpaidSeats: live.some(({ state, segmentIndex }) => state === 'HELD' && isMeant(segmentIndex)),
    coupons: couponsOf(order, question).map(({ state }) => state),
    procedure: (await hasOpenChange(db, order.id, now)) ? 'DATE_CHANGE' : (other ?? null),
    changeable: boundIndexes.every((index) => {
      const fare = order.fares[index];
      return fare !== undefined && fares.brand(fare.brand).conditions.changeFee !== null;
    }),
    dateChanges: (await chainOf(db, order.id)).changesByChoice,
  });
  return problem ?? partyProblem(order, passengerIds);
}
