import {
  type LiveStates,
  pricesFor,
  type SeatForPassenger,
  seatFor,
  seatsOf,
  stateNow,
} from '#web/app/components/seat-map/seat-facts.ts';
import type { SeatMapViewFragment as SeatMapView } from '#web/app/components/seat-map/seat-map.gen.ts';

export type Chosen = ReadonlyMap<string, string>;

/** What became of a press on a seat; `who` and `seat` as the message names them. */
export type Said =
  | { readonly kind: 'CHOSEN' | 'LEFT' | 'SWAPPED'; readonly who: string; readonly seat: string }
  | { readonly kind: 'PARTY'; readonly who: string; readonly seat: string }
  | { readonly kind: 'REFUSED'; readonly code: string; readonly seat: string }
  | { readonly kind: 'NOT_FREE'; readonly state: SeatForPassenger['state']; readonly seat: string };

/** A choice of seats that is not submitted yet. */
export type Choice = {
  /** For whom a seat is chosen now. */
  readonly current: string;
  readonly chosen: Chosen;
  readonly said: Said | null;
};

/** The seats that the party has already. */
export const savedSeats = (map: SeatMapView): Chosen =>
  new Map(
    seatsOf(map).flatMap(({ seat, selectedBy }): [string, string][] =>
      selectedBy ? [[selectedBy.id, seat.number]] : [],
    ),
  );

const nextWithout = (
  { passengerSegments: passengers }: SeatMapView,
  chosen: Chosen,
  current: string,
): string => passengers.find(({ id }) => !chosen.has(id))?.id ?? current;

/** The choice with which a map opens: the seats that there are, and the first who has none. */
export function firstChoice(map: SeatMapView): Choice {
  const chosen = savedSeats(map);
  const first = map.passengerSegments[0]?.id ?? '';
  return { chosen, current: nextWithout(map, chosen, first), said: null };
}

/** What a seat is to a passenger now, whichever of the party has chosen it. */
export function statusFor(
  map: SeatMapView,
  live: LiveStates,
  number: string,
  passengerId: string,
): SeatForPassenger | null {
  const seat = seatsOf(map).find((one) => one.seat.number === number);
  if (!seat) return null;
  return seatFor(seat, passengerId, pricesFor(map, passengerId), stateNow(seat, live), null);
}

/** Why a passenger may not have a seat, as it is said; null when they may. */
export function whyNot(
  map: SeatMapView,
  live: LiveStates,
  number: string,
  passengerId: string,
): Said | null {
  const facts = statusFor(map, live, number, passengerId);
  if (!facts) return { kind: 'REFUSED', code: 'SEAT_UNKNOWN', seat: number };
  if (facts.refusal) return { kind: 'REFUSED', code: facts.refusal, seat: number };
  const { state } = facts;
  return state === 'FREE' ? null : { kind: 'NOT_FREE', state, seat: number };
}

/**
 * The choice after a seat was pressed: it is the current passenger's, left again when it was, or
 * exchanged with another of the party; what cannot be is said.
 */
export function afterPress(
  map: SeatMapView,
  live: LiveStates,
  choice: Choice,
  number: string,
): Choice {
  const { current, chosen } = choice;
  const nameOf = (id: string) => map.passengerSegments.find((one) => one.id === id)?.name ?? '';
  const saved = savedSeats(map);
  const own = chosen.get(current);
  const who = nameOf(current);
  const next = new Map(chosen);
  if (own === number) {
    const before = saved.get(current);
    if (before === number) return choice;
    if (before && ![...chosen.values()].includes(before)) next.set(current, before);
    else next.delete(current);
    return { current, chosen: next, said: { kind: 'LEFT', who, seat: number } };
  }
  const refusal = whyNot(map, live, number, current);
  if (refusal) return { ...choice, said: refusal };
  const [holder] = [...chosen].find(([, seat]) => seat === number) ?? [];
  if (holder) {
    if (own && !whyNot(map, live, own, holder)) next.set(holder, own);
    else if (saved.has(holder))
      return { ...choice, said: { kind: 'PARTY', who: nameOf(holder), seat: number } };
    else next.delete(holder);
  }
  next.set(current, number);
  return {
    chosen: next,
    current: own ? current : nextWithout(map, next, current),
    said: { kind: holder ? 'SWAPPED' : 'CHOSEN', who, seat: number },
  };
}

/** The passengers who get another seat than they have, each with the seat. */
export function movesIn(
  map: SeatMapView,
  chosen: Chosen,
): { readonly id: string; readonly seat: string }[] {
  const saved = savedSeats(map);
  return map.passengerSegments.flatMap(({ id }) => {
    const seat = chosen.get(id);
    return seat && seat !== saved.get(id) ? [{ id, seat }] : [];
  });
}

/** The zone of a seat; null where the map has no such seat. */
export const zoneOf = (map: SeatMapView, number: string) =>
  seatsOf(map).find(({ seat }) => seat.number === number)?.zone ?? null;
