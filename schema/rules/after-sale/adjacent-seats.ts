import { LIMITS } from '#schema/codes/base/limits.ts';
import { type OpenSeat, seatParty, type TogetherPassenger } from './seat-party.ts';

/** Seats for a party, in the order of the party. */
export type AdjacentSeats = {
  readonly seats: readonly string[];
  /** Whether only the party itself, or an aisle, is between them. */
  readonly adjacent: boolean;
  /** What they cost together, in minor units. */
  readonly total: number;
};

type Candidate = AdjacentSeats & { readonly distance: number };
type Row = readonly OpenSeat[];

const rowsIn = (seats: readonly OpenSeat[]): Row[] =>
  [...Map.groupBy(seats, ({ row }) => row).values()]
    .map((row) => row.toSorted((a, b) => a.place - b.place))
    .sort((a, b) => (a[0]?.row ?? 0) - (b[0]?.row ?? 0));

/** Groups of a given size side by side in a row, one from each seat that has enough beside it. */
const runsIn = (row: Row, length: number): Row[] =>
  row.flatMap((first, index) => {
    const run = row.slice(index, index + length);
    return run.length === length && run.at(-1)?.place === first.place + length - 1 ? [run] : [];
  });

function distanceIn(seats: readonly OpenSeat[]): number {
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return spread(seats.map(({ place }) => place)) + 3 * spread(seats.map(({ row }) => row));
}

function candidate(
  seats: readonly OpenSeat[],
  party: readonly TogetherPassenger[],
  adjacent: boolean,
): Candidate[] {
  const seated = seatParty(seats, party);
  if (!seated) return [];
  const numbers = party.map((_, who) => seats[seated.order.indexOf(who)]?.number ?? '');
  return [{ seats: numbers, adjacent, total: seated.total, distance: distanceIn(seats) }];
}

const sideBySide = (rows: readonly Row[], party: readonly TogetherPassenger[]): Candidate[] =>
  rows.flatMap((row) => runsIn(row, party.length).flatMap((run) => candidate(run, party, true)));

function touch(front: Row, back: Row): boolean {
  const [first, last] = [front[0]?.place ?? 0, front.at(-1)?.place ?? 0];
  return back.some(({ place }) => first <= place && place <= last);
}

const inTwoRows = (rows: readonly Row[], party: readonly TogetherPassenger[]): Candidate[] =>
  rows.slice(1).flatMap((back, index) => {
    const front = rows[index] ?? [];
    if ((back[0]?.row ?? 0) - (front[0]?.row ?? 0) !== 1) return [];
    return party.slice(1).flatMap((_, before) => {
      const inFront = runsIn(front, before + 1);
      const behind = runsIn(back, party.length - before - 1);
      return inFront.flatMap((one) =>
        behind
          .filter((other) => touch(one, other))
          .flatMap((other) => candidate([...one, ...other], party, false)),
      );
    });
  });

/**
 * Children with the adult beside whom they sit, at most two with each; the other adults by
 * themselves.
 */
function unitsOf(party: readonly TogetherPassenger[]): number[][] {
  const places = [...party.keys()];
  const adults = places.filter((who) => !party[who]?.child).map((who) => [who]);
  const children = places.filter((who) => party[who]?.child);
  if (adults.length === 0) return children.map((who) => [who]);
  children.forEach((who, index) => {
    adults[index % adults.length]?.push(who);
  });
  return adults.sort((a, b) => b.length - a.length);
}

const near = (from: OpenSeat, { row, place }: OpenSeat): number =>
  3 * Math.abs(row - from.row) + Math.abs(place - from.place);

/** Each unit in a run of its own, as near to the first as there is. */
function scattered(rows: readonly Row[], party: readonly TogetherPassenger[]): Candidate[] {
  const units = unitsOf(party);
  const runs = new Map(
    [...new Set(units.map(({ length }) => length))].map((length) => [
      length,
      rows.flatMap((row) => runsIn(row, length)),
    ]),
  );
  const seatUnit = (run: Row, unit: readonly number[]) =>
    seatParty(
      run.map((seat) => ({ ...seat, prices: unit.map((who) => seat.prices[who] ?? null) })),
      unit.map((who) => party[who] ?? { child: false }),
    );
  const firstFor = (unit: readonly number[], among: readonly Row[]) => {
    for (const run of among) {
      const seated = seatUnit(run, unit);
      if (seated) return { run, seated };
    }
    return null;
  };
  return (runs.get(units[0]?.length ?? 0) ?? []).flatMap((anchor) => {
    const [from] = anchor;
    if (!from) return [];
    const taken = new Set<string>();
    const numbers: string[] = [];
    const used: OpenSeat[] = [];
    let total = 0;
    for (const unit of units) {
      const byDistance = (runs.get(unit.length) ?? [])
        .filter((run) => run.every(({ number }) => !taken.has(number)))
        .toSorted((a, b) => near(from, a[0] ?? from) - near(from, b[0] ?? from));
      const found = firstFor(unit, taken.size === 0 ? [anchor] : byDistance);
      if (!found) return [];
      const { run, seated } = found;
      for (const [index, who] of seated.order.entries())
        numbers[unit[who] ?? 0] = run[index]?.number ?? '';
      for (const seat of run) taken.add(seat.number);
      used.push(...run);
      total += seated.total;
    }
    return [{ seats: numbers, adjacent: false, total, distance: distanceIn(used) }];
  });
}

const cheapestFirst = (a: Candidate, b: Candidate): number =>
  a.total - b.total || a.distance - b.distance;
const nearestFirst = (a: Candidate, b: Candidate): number =>
  a.distance - b.distance || a.total - b.total;

/**
 * Seats for a party of up to five: side by side first, then in two neighbouring rows, then as near
 * as there are; among equals the cheapest (RULES 6.20). Each child has an adult of the party
 * directly beside.
 * @param limit how many proposals at most; no two have a seat in common
 */
export function adjacentSeats(
  seats: readonly OpenSeat[],
  party: readonly TogetherPassenger[],
  limit: number,
): AdjacentSeats[] {
  if (party.length === 0 || party.length > 1 + LIMITS.fellowPassengers) return [];
  const taken = new Set<string>();
  const chosen: AdjacentSeats[] = [];
  const rowsLeft = () =>
    rowsIn(
      seats.filter(
        ({ number, prices }) => !taken.has(number) && prices.some((price) => price !== null),
      ),
    );
  const choose = (candidates: readonly Candidate[]): boolean => {
    const before = chosen.length;
    for (const { distance, ...proposal } of candidates) {
      if (chosen.length >= limit) break;
      if (proposal.seats.some((number) => taken.has(number))) continue;
      for (const number of proposal.seats) taken.add(number);
      chosen.push(proposal);
    }
    return chosen.length > before;
  };
  choose(sideBySide(rowsLeft(), party).sort(cheapestFirst));
  if (chosen.length < limit) choose(inTwoRows(rowsLeft(), party).sort(cheapestFirst));
  // the nearest share seats with each other, so each is looked for among what the others leave
  while (chosen.length < limit && choose(scattered(rowsLeft(), party).sort(nearestFirst)));
  return chosen;
}
