/** A free seat: where it is, and what it costs each of a party. */
export type OpenSeat = {
  /** Row and letter: `12A`. */
  readonly number: string;
  /** Rows behind one another count up by one; cabins are further apart. */
  readonly row: number;
  /** From left to right, aisles not counted. */
  readonly place: number;
  /** Seats of one group have no aisle between them. */
  readonly group: number;
  /** For each of the party in minor units of one currency; null for those who may not have it. */
  readonly prices: readonly (number | null)[];
};

/** One of those who want to sit together. */
export type TogetherPassenger = { readonly child: boolean };

/** A party in seats: `order[i]` is the place in the party of who gets the i-th seat. */
export type SeatedParty = { readonly order: readonly number[]; readonly total: number };

const besides = (a: OpenSeat, b: OpenSeat): boolean =>
  a.row === b.row && a.group === b.group && Math.abs(a.place - b.place) === 1;

const neighboursIn = (seats: readonly OpenSeat[]): number[][] =>
  seats.map((seat) => seats.flatMap((other, index) => (besides(seat, other) ? [index] : [])));

/**
 * The cheapest way to give seats to a party of the same number: everybody has a seat that they may
 * have, and each child an adult directly beside. A party without an adult is seated as it is: its
 * adults have seats already.
 * @returns null when there is no way
 */
export function seatParty(
  seats: readonly OpenSeat[],
  party: readonly TogetherPassenger[],
): SeatedParty | null {
  const watched = party.some(({ child }) => child) && party.some(({ child }) => !child);
  const neighbours = watched ? neighboursIn(seats) : [];
  const order: number[] = [];
  const free = new Set(party.keys());
  let best: SeatedParty | null = null;

  const everyChildBesideAdult = (): boolean =>
    order.every(
      (who, seat) =>
        !party[who]?.child ||
        neighbours[seat]?.some((next) => party[order[next] ?? who]?.child === false),
    );

  const seatNext = (total: number): void => {
    if (best && total >= best.total) return;
    const seat = seats[order.length];
    if (!seat) {
      if (!watched || everyChildBesideAdult()) best = { order: [...order], total };
      return;
    }
    for (const who of party.keys()) {
      const price = seat.prices[who];
      if (!free.has(who) || price === null || price === undefined) continue;
      free.delete(who);
      order.push(who);
      seatNext(total + price);
      order.pop();
      free.add(who);
    }
  };
  seatNext(0);
  return best;
}
