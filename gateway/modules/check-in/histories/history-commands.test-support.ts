import type { numbersOf } from '#gateway/modules/seats/seat-histories.test-support.ts';
import type { CheckInCommand } from './plain-check-in.test-support.ts';

export const PARTY = ['ADT', 'ADT', 'CHD'] as const;
const ADULTS = 2;
const SEATS = ['24A', '24B', '24C', '25A'];
/** Seats with more leg space, and their price in yuan. */
const PREFERRED = ['6A', '6C', '6D'];
const PRICE = 160;
const HOUR = 60;
const WAITS = [10, HOUR, 4 * HOUR, 9 * HOUR];

export const priceOf = (seat: string): number => (PREFERRED.includes(seat) ? PRICE : 0);

type Next = ReturnType<typeof numbersOf>;

function some(next: Next): number[] {
  const named = PARTY.map((_, who) => who).filter(() => next(2) === 0);
  const first = next(PARTY.length);
  return named.length > 0 ? named : [first];
}

/** What happens next: holding, paying, cancelling, expiring, checking in and taking it back. */
export function commandOf(next: Next): CheckInCommand {
  const turn = next(25);
  const by = next(2);
  if (turn < 6) return { do: 'CHECK_IN', who: some(next), by };
  if (turn < 7) return { do: 'BOTH_CHECK_IN', who: some(next) };
  if (turn < 13) return { do: 'CANCEL', who: some(next), by };
  if (turn < 16)
    return { do: 'SEAT', who: next(PARTY.length), seat: SEATS[next(SEATS.length)] ?? '', by };
  if (turn < 19)
    return { do: 'SEAT', who: next(ADULTS), seat: PREFERRED[next(PREFERRED.length)] ?? '', by };
  if (turn < 21) return { do: 'PAY', who: next(ADULTS) };
  if (turn < 22) return { do: 'CANCEL_ORDER', who: next(ADULTS) };
  if (turn < 23) return { do: 'GIVE_BACK', who: next(PARTY.length) };
  return { do: 'WAIT', minutes: WAITS[next(WAITS.length)] ?? HOUR, swept: next(2) === 0 };
}
