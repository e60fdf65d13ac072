import { freeDays } from '#schema/rules/after-sale/change-day.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { bookableDays, type DaySpan } from '#schema/rules/flights/trip-search.ts';
import type { AskedChange } from '#web/app/components/date-change/change-paths.ts';
import { dayIn } from '#web/app/i18n/format/days.ts';
import type { ChangeableOrderFragment } from './changeable-order.gen.ts';

/**
 * An order that is to be changed, and the id of what the airline changed in it where that is why.
 */
export type Changeable = {
  readonly order: ChangeableOrderFragment;
  readonly airlineChange: string | null;
};

/**
 * What has been chosen so far: who changes, and the new day of each bound that does; '' while it
 * has none.
 */
export type ChangeDraft = {
  readonly passengers: ReadonlySet<string>;
  readonly days: ReadonlyMap<number, LocalDate | ''>;
};

/**
 * What a page begins with: what its address says, else everyone, and the only bound where there is
 * one.
 */
export function firstDraft({ order }: Changeable, asked: AskedChange): ChangeDraft {
  const { passengers, bounds } = order;
  const named = passengers.filter(({ id }) => asked.passengers.includes(id));
  const chosen = named.length > 0 ? named : passengers;
  const [only] = bounds.length === 1 ? bounds : [];
  const days = new Map<number, LocalDate | ''>(only ? [[only.index, '']] : []);
  for (const { index, date } of asked.bounds)
    if (bounds.some((bound) => bound.index === index)) days.set(index, date);
  return { passengers: new Set(chosen.map(({ id }) => id)), days };
}

/** The same with a bound chosen or not. */
export function withBound(draft: ChangeDraft, index: number, chosen: boolean): ChangeDraft {
  const days = new Map(draft.days);
  if (chosen) days.set(index, '');
  else days.delete(index);
  return { ...draft, days };
}

/** The same with another day for a bound. */
export const withDay = (draft: ChangeDraft, index: number, day: LocalDate | ''): ChangeDraft => ({
  ...draft,
  days: new Map(draft.days).set(index, day),
});

/**
 * The same with a passenger chosen or not: an infant on the lap and its adult stay together
 * (RULES 8.5).
 */
export function withPassenger(
  { passengers }: Pick<ChangeableOrderFragment, 'passengers'>,
  draft: ChangeDraft,
  id: string,
  chosen: boolean,
): ChangeDraft {
  const together = passengers.filter(
    (one) =>
      one.id === id ||
      one.accompanyingAdult?.id === id ||
      passengers.some((infant) => infant.id === id && infant.accompanyingAdult?.id === one.id),
  );
  const next = new Set(draft.passengers);
  for (const one of together) {
    if (chosen) next.add(one.id);
    else next.delete(one.id);
  }
  return { ...draft, passengers: next };
}

type Bound = ChangeableOrderFragment['bounds'][number];

/** The local day on which a bound departs as it is booked. */
export const bookedDay = ({ itinerary }: Bound): LocalDate =>
  itinerary.departure.local.slice(0, 10);

/** The last day on which the tickets of those who change are all valid. */
export const ticketsValidUntil = (
  { tickets }: Pick<ChangeableOrderFragment, 'tickets'>,
  passengers: ReadonlySet<string>,
): LocalDate | null =>
  tickets
    .filter(({ passenger }) => passengers.has(passenger.id))
    .map(({ validUntil }) => validUntil)
    .toSorted()[0] ?? null;

/**
 * The days to which a bound can be moved, as far as the calendar goes (RULES 3.3, 4.12 and 8.2).
 */
export function daysOf(
  { order, airlineChange }: Changeable,
  draft: ChangeDraft,
  bound: Bound,
): DaySpan {
  const today = dayIn(order.serverNow, bound.itinerary.departure.zone);
  const open = bookableDays(today);
  if (airlineChange) {
    const { first, last } = freeDays(bookedDay(bound));
    return { first: first > today ? first : today, last };
  }
  const valid = ticketsValidUntil(order, draft.passengers) ?? open.last;
  return { first: open.first, last: valid < open.last ? valid : open.last };
}
