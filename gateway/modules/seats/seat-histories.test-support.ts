import { LIMITS } from '#schema/codes/base/limits.ts';

/** What can happen to the seats of a flight, in a history. */
export type SeatCommand =
  | { readonly do: 'CHOOSE'; readonly who: number; readonly seat: string }
  | { readonly do: 'PAY' | 'CANCEL_ORDER' | 'GIVE_BACK'; readonly who: number }
  | { readonly do: 'WAIT'; readonly minutes: number };

type Held = {
  readonly seat: string;
  /** Null once it is confirmed. */
  readonly until: number | null;
  /** What was paid for it, in yuan; of a held seat what counts towards it. */
  readonly paid: number;
  readonly price: number;
};

/**
 * The plain model: who has which seat, in minutes and yuan, without a database. `answer` of each
 * command is the code of a refusal, or the amount that is due or goes back.
 */
export function plainSeats(travellers: number, prices: Readonly<Record<string, number>>) {
  const seats: (Held | null)[] = Array.from({ length: travellers }, () => null);
  let minute = 0;
  let returned = 0;

  const expire = () => {
    for (const [who, seat] of seats.entries()) {
      if (!seat?.until || seat.until > minute) continue;
      returned += seat.paid;
      seats[who] = null;
    }
  };
  const isHeld = (who: number) => seats[who]?.until != null;

  return {
    seats: () => seats.map((seat) => seat && { number: seat.seat, held: seat.until !== null }),
    returned: () => returned,
    minute: () => minute,
    /** What choosing a seat would cost now. */
    due: (who: number, seat: string): number => {
      if (seats[who]?.seat === seat) return 0;
      return Math.max(0, (prices[seat] ?? 0) - (seats[who]?.paid ?? 0));
    },
    /** What giving a seat back would return now. */
    refund: (who: number): number => seats[who]?.paid ?? 0,
    run(command: SeatCommand): string {
      if (command.do === 'WAIT') {
        minute += command.minutes;
        expire();
        return 'DONE';
      }
      const { who } = command;
      const own = seats[who] ?? null;
      if (command.do === 'CHOOSE') {
        if (isHeld(who)) return 'UNPAID_SEATS';
        const other = seats.find((seat, index) => index !== who && seat?.seat === command.seat);
        if (other) return other.until === null ? 'SEAT_TAKEN' : 'SEAT_HELD';
        if (own?.seat === command.seat) return 'DONE';
        const price = prices[command.seat] ?? 0;
        const credit = Math.min(price, own?.paid ?? 0);
        returned += (own?.paid ?? 0) - credit;
        const until = price > credit ? minute + LIMITS.seatHoldMinutes : null;
        seats[who] = { seat: command.seat, until, paid: credit, price };
        return 'DONE';
      }
      if (command.do === 'GIVE_BACK') {
        if (!own) return 'NO_SEAT';
        returned += own.paid;
        seats[who] = null;
        return 'DONE';
      }
      if (!own || !isHeld(who)) return 'NOTHING_HELD';
      if (command.do === 'PAY') seats[who] = { ...own, until: null, paid: own.price };
      else {
        returned += own.paid;
        seats[who] = null;
      }
      return 'DONE';
    },
  };
}

/** A source of numbers below a bound that is the same for a seed (mulberry32). */
export function numbersOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
