import { changeDayProblem } from '#schema/rules/after-sale/change-day.ts';
import { dateChangeProblem } from '#schema/rules/after-sale/coupon-procedure.ts';
import { splitProblem } from '#schema/rules/after-sale/split-party.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { dayIn } from '#web/app/i18n/format/days.ts';
import { bookedDay, type Changeable, type ChangeDraft, ticketsValidUntil } from './change-draft.ts';

/**
 * Why other flights cannot be looked for yet: something is still to be chosen, or a rule is in the
 * way.
 */
export type DraftProblem =
  | { readonly missing: 'FLIGHTS' | 'PASSENGERS' | 'DAY' }
  | { readonly code: RuleCode };

/** What stands in the way of the chosen flights of the chosen passengers, whatever the day. */
function flightsProblem({ order, airlineChange }: Changeable, { passengers, days }: ChangeDraft) {
  const bounds = order.bounds.filter(({ index }) => days.has(index));
  const flights = bounds.flatMap(({ itinerary }) => itinerary.segments.map(({ id }) => id));
  return dateChangeProblem({
    boughtHere: true,
    byAirline: airlineChange !== null,
    coupons: order.tickets
      .filter(({ passenger }) => passengers.has(passenger.id))
      .flatMap(({ coupons }) => coupons)
      .filter(({ segment }) => days.has(segment.boundIndex))
      .map(({ state }) => state),
    unpaidSeats: order.seatOrders.some(
      ({ state, flight }) => state === 'PENDING_PAYMENT' && flights.includes(flight.id),
    ),
    procedure: order.dateChanges.some(({ state }) => state === 'PENDING_PAYMENT')
      ? 'DATE_CHANGE'
      : null,
    changeable: bounds.every(({ brand }) => brand.conditions.changeFee !== null),
    // an order whose passengers have changed already offers no change at all
    dateChanges: 0,
  });
}

/** Why these passengers cannot part from the others. */
function partyProblem({ order }: Changeable, { passengers }: ChangeDraft) {
  const [first, ...later] = order.bounds.flatMap(({ itinerary }) =>
    itinerary.segments.map(({ departure }) => departure.local.slice(0, 10)),
  );
  if (!first) return null;
  const party = order.passengers.map(({ id, dateOfBirth, accompanyingAdult }) => ({
    id,
    dateOfBirth,
    accompanyingAdultId: accompanyingAdult?.id ?? null,
  }));
  return splitProblem(party, passengers, [first, ...later], true);
}

function dayProblem({ order, airlineChange }: Changeable, { passengers, days }: ChangeDraft) {
  for (const bound of order.bounds) {
    const day = days.get(bound.index);
    if (!day) continue;
    const today = dayIn(order.serverNow, bound.itinerary.departure.zone);
    const problem = changeDayProblem(day, {
      today,
      ticketValidUntil: ticketsValidUntil(order, passengers) ?? day,
      changedByAirline: airlineChange ? bookedDay(bound) : null,
    });
    if (problem) return problem;
  }
  return null;
}

/** Whether the bounds follow each other, as far as their days show (RULES 3.4). */
function inOrder({ order }: Changeable, { days }: ChangeDraft): boolean {
  const all: LocalDate[] = order.bounds.map((bound) => days.get(bound.index) || bookedDay(bound));
  return all.every((day, at) => at === 0 || day >= (all[at - 1] ?? day));
}

/** Why other flights cannot be looked for yet; null when they can. */
export function draftProblem(changeable: Changeable, draft: ChangeDraft): DraftProblem | null {
  if (draft.days.size === 0) return { missing: 'FLIGHTS' };
  if (draft.passengers.size === 0) return { missing: 'PASSENGERS' };
  const code = flightsProblem(changeable, draft) ?? partyProblem(changeable, draft);
  if (code) return { code };
  if ([...draft.days.values()].includes('')) return { missing: 'DAY' };
  const wrongDay = dayProblem(changeable, draft);
  if (wrongDay) return { code: wrongDay };
  return inOrder(changeable, draft) ? null : { code: 'BOUNDS_OUT_OF_ORDER' };
}
