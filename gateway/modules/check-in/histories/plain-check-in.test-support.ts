import { LIMITS } from '#schema/codes/base/limits.ts';

/** What can happen to the check-in of a party, in a history. `by` is one of two browsers. */
export type CheckInCommand =
  | { readonly do: 'CHECK_IN' | 'CANCEL'; readonly who: readonly number[]; readonly by: number }
  | { readonly do: 'BOTH_CHECK_IN'; readonly who: readonly number[] }
  | { readonly do: 'SEAT'; readonly who: number; readonly seat: string; readonly by: number }
  | { readonly do: 'WAIT'; readonly minutes: number };

/** How one passenger stands. */
export type PlainStanding = {
  readonly state: 'NOT_CHECKED_IN' | 'CHECKED_IN' | 'CANCELLED';
  readonly cancellations: number;
  /** Null without one; `ANY` until the history has shown which one the airline gave. */
  readonly seat: string | null;
};

type Passenger = PlainStanding & { readonly contact: number | null };

const BEFORE: Passenger = { state: 'NOT_CHECKED_IN', cancellations: 0, seat: null, contact: null };

/** The plain model: a party of adults and children on one flight, in minutes to departure, without a database. */
export const plainCheckIn = (party: readonly ('ADT' | 'CHD')[], startsBefore: number) => {
  const people: Passenger[] = party.map(() => BEFORE);
  let toGo = startsBefore;
  const at = (who: number): Passenger => people[who] ?? BEFORE;
  const isIn = (who: number) => at(who).state === 'CHECKED_IN';
  const everyone = party.map((_, who) => who);
  const adults = (among: readonly number[]) => among.filter((who) => party[who] === 'ADT');
  const children = (among: readonly number[]) => among.filter((who) => party[who] === 'CHD');
  const alone = (who: readonly number[], hasAdult: (adult: number) => boolean): string[] =>
    adults(who).length > 0 || adults(everyone).some(hasAdult)
      ? []
      : children(who).map(() => 'CHILD_WITH_ADULT');

  const checkInProblem = (who: number): string[] => {
    if (toGo <= 0) return ['CHECK_IN_CLOSED'];
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
    if (isIn(who)) return ['STILL_CHECKED_IN'];
    if (toGo <= LIMITS.checkInClosesMinutes) return ['FLIGHT_CLOSED'];
    const taken = people.some((other, index) => index !== who && other.seat === seat);
    return taken ? ['SEAT_TAKEN'] : [];
  };

  return {
    standings: (): PlainStanding[] =>
      people.map(({ state, cancellations, seat }) => ({ state, cancellations, seat })),
    /** Notes the seat that the airline has given. */
    learn(who: number, seat: string | null) {
      if (at(who).seat === 'ANY') people[who] = { ...at(who), seat };
    },
    wait(minutes: number) {
      toGo -= minutes;
    },
    /** Checks in; the codes of what stood in the way, then nothing was done. */
    checkIn(who: readonly number[], by: number): string[] {
      const codes = [...alone(who, isIn), ...who.flatMap(checkInProblem)];
      if (codes.length === 0)
        for (const one of who)
          people[one] = {
            ...at(one),
            ...{ state: 'CHECKED_IN', seat: at(one).seat ?? 'ANY', contact: by },
          };
      return codes;
    },
    cancel(who: readonly number[]): string[] {
      const codes = who.flatMap((one) => cancelProblem(one, who));
      if (codes.length === 0)
        for (const one of who)
          people[one] = {
            ...at(one),
            ...{ state: 'CANCELLED', cancellations: at(one).cancellations + 1 },
          };
      return codes;
    },
    choose(who: number, seat: string): string[] {
      const codes = [
        ...alone([who], (adult) => at(adult).seat !== null),
        ...seatProblem(who, seat),
      ];
      if (codes.length === 0) people[who] = { ...at(who), seat };
      return codes;
    },
  };
};

export type PlainCheckIn = ReturnType<typeof plainCheckIn>;
