import { LIMITS } from '#schema/codes/base/limits.ts';

/** What can happen to the check-in of a party, in a history. `by` is one of two browsers. */
export type CheckInCommand =
  | { readonly do: 'CHECK_IN' | 'CANCEL'; readonly who: readonly number[]; readonly by: number }
  | { readonly do: 'BOTH_CHECK_IN'; readonly who: readonly number[] }
  | { readonly do: 'SEAT'; readonly who: number; readonly seat: string; readonly by: number }
  | { readonly do: 'PAY'; readonly who: number }
  | { readonly do: 'CANCEL_ORDER'; readonly who: number }
  | { readonly do: 'GIVE_BACK'; readonly who: number }
  | { readonly do: 'WAIT'; readonly minutes: number; readonly swept: boolean };

/** How one passenger stands. */
export type PlainStatus = {
  readonly state: 'NOT_CHECKED_IN' | 'CHECKED_IN' | 'CANCELLED';
  readonly cancellations: number;
  /** Null without one; `ANY` until the history has shown which one the airline gave. */
  readonly seat: string | null;
  /** Whether the seat waits for its payment. */
  readonly held: boolean;
};

type Passenger = Omit<PlainStatus, 'held'> & {
  readonly contact: number | null;
  /** How many minutes before departure the hold of the seat ends; null for one that is not held. */
  readonly until: number | null;
  /** What was paid for the seat, in yuan. */
  readonly paid: number;
  /** Whether the airline gave the seat. */
  readonly assigned: boolean;
};

const NO_SEAT = { seat: null, until: null, paid: 0, assigned: false };
const BEFORE: Passenger = { state: 'NOT_CHECKED_IN', cancellations: 0, contact: null, ...NO_SEAT };

/** The browser that sees the whole order; the other one sees the flight alone. */
const WHOLE_ORDER = 0;

/**
 * The plain model: a party of adults and children on one flight, in minutes to departure and in
 * yuan, without a database. `price` is that of a seat.
 */
export function plainCheckIn(
  party: readonly ('ADT' | 'CHD')[],
  startsBefore: number,
  price: (seat: string) => number,
) {
  let returned = 0;
  const people: Passenger[] = party.map(() => BEFORE);
  let toGo = startsBefore;
  const at = (who: number): Passenger => people[who] ?? BEFORE;
  const isIn = (who: number) => at(who).state === 'CHECKED_IN';
  const isHeld = (who: number) => at(who).until !== null;
  const everyone = party.map((_, who) => who);
  const adults = (among: readonly number[]) => among.filter((who) => party[who] === 'ADT');
  const children = (among: readonly number[]) => among.filter((who) => party[who] === 'CHD');
  const alone = (who: readonly number[], hasAdult: (adult: number) => boolean): string[] =>
    adults(who).length > 0 || adults(everyone).some(hasAdult)
      ? []
      : children(who).map(() => 'CHILD_WITH_ADULT');

  const checkInProblem = (who: number): string[] => {
    if (toGo <= 0) return ['CHECK_IN_CLOSED'];
    if (everyone.some(isHeld)) return ['UNPAID_SEATS'];
    if (isIn(who)) return ['ALREADY_CHECKED_IN'];
    if (toGo > LIMITS.checkInOpensMinutes) return ['CHECK_IN_NOT_OPEN'];
    return toGo <= LIMITS.checkInClosesMinutes ? ['CHECK_IN_CLOSED'] : [];
  };
  const cancelProblem = (who: number, named: readonly number[]): string[] => {
    const { contact, cancellations } = at(who);
    if (toGo <= 0) return ['CHECK_IN_CLOSED'];
    if (!isIn(who)) return ['NOT_CHECKED_IN'];
    if (toGo <= LIMITS.checkInClosesMinutes) return ['CHECK_IN_CLOSED'];
    if (cancellations >= LIMITS.checkInCancellationsPerSegment)
      return ['CHECK_IN_CANCELLATIONS_USED'];
    if (contact !== at(named[0] ?? who).contact) return ['DIFFERENT_FLIGHTS'];
    const staying = everyone.filter((other) => isIn(other) && !named.includes(other));
    const leaves = party[who] === 'ADT' && staying.length > 0 && adults(staying).length === 0;
    return leaves ? ['CHILD_WITH_ADULT'] : [];
  };
  const seatProblem = (who: number, seat: string): string[] => {
    if (toGo <= 0) return ['FLIGHT_CLOSED'];
    if (everyone.some(isHeld)) return ['UNPAID_SEATS'];
    if (isIn(who)) return ['STILL_CHECKED_IN'];
    if (toGo <= LIMITS.checkInClosesMinutes) return ['FLIGHT_CLOSED'];
    const taken = people.some((other, index) => index !== who && other.seat === seat);
    return taken ? ['SEAT_TAKEN'] : [];
  };

  const empty = (who: number) => {
    returned += at(who).paid;
    people[who] = { ...at(who), ...NO_SEAT };
  };
  /** What a passenger would still have to pay for a seat. */
  const due = (who: number, seat: string): number =>
    at(who).seat === seat ? 0 : Math.max(0, price(seat) - at(who).paid);

  return {
    statuses: (): PlainStatus[] =>
      people.map(({ state, cancellations, seat, until }) => ({
        state,
        cancellations,
        seat,
        held: until !== null,
      })),
    /** What went back so far. */
    returned: () => returned,
    due,
    /** What would go back with the seat of a passenger. */
    paid: (who: number): number => at(who).paid,
    /** Notes the seat that the airline has given. */
    learn(who: number, seat: string | null) {
      if (at(who).seat === 'ANY') people[who] = { ...at(who), seat, assigned: true };
    },
    wait(minutes: number) {
      toGo -= minutes;
      for (const who of everyone) if (toGo <= (at(who).until ?? toGo - 1)) empty(who);
    },
    /** Checks in; the codes of what stood in the way, then nothing was done. */
    checkIn(who: readonly number[], by: number): string[] {
      const codes = [...alone(who, isIn), ...who.flatMap(checkInProblem)];
      if (codes.length === 0)
        for (const one of who)
          people[one] = {
            ...at(one),
            state: 'CHECKED_IN',
            seat: at(one).seat ?? 'ANY',
            contact: by,
          };
      return codes;
    },
    cancel(who: readonly number[]): string[] {
      const codes = who.flatMap((one) => cancelProblem(one, who));
      if (codes.length === 0)
        for (const one of who)
          people[one] = {
            ...at(one),
            state: 'CANCELLED',
            cancellations: at(one).cancellations + 1,
          };
      return codes;
    },
    choose(who: number, seat: string, by: number): string[] {
      const codes = [
        ...alone([who], (adult) => at(adult).seat !== null),
        ...seatProblem(who, seat),
      ];
      if (codes.length > 0 || at(who).seat === seat) return codes;
      if (price(seat) > 0 && by !== WHOLE_ORDER) return ['SOLD_WITH_BOOKING'];
      const until = due(who, seat) > 0 ? toGo - LIMITS.seatHoldMinutes : null;
      const kept = Math.min(price(seat), at(who).paid);
      returned += at(who).paid - kept;
      people[who] = { ...at(who), seat, until, paid: kept, assigned: false };
      return codes;
    },
    pay(who: number): string {
      if (!isHeld(who)) return 'NOTHING_HELD';
      people[who] = { ...at(who), until: null, paid: price(at(who).seat ?? '') };
      return 'SETTLED';
    },
    cancelOrder(who: number): string {
      if (!isHeld(who)) return 'NOTHING_HELD';
      empty(who);
      return 'DONE';
    },
    giveBack(who: number): string[] {
      if (toGo <= 0) return ['FLIGHT_LEFT'];
      if (at(who).seat === null || at(who).assigned) return ['NO_SEAT'];
      if (isIn(who)) return ['STILL_CHECKED_IN'];
      empty(who);
      return [];
    },
  };
}

export type PlainCheckIn = ReturnType<typeof plainCheckIn>;
