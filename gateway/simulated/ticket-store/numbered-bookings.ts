import { addDays, daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import { type TicketNumber, ticketNumberOf } from '#schema/rules/orders/ticket-number.ts';

/** A booking by the day of its first flight and its place among those of the day. */
export type BookingPlace = { readonly day: LocalDate; readonly place: number };

const FIRST_DAY = '2020-01-01';
const PLACES = 64;
const PASSENGERS = 8;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const DIGITS = 5;
const LETTERS = 2 ** (5 * DIGITS);
/** Odd, so that each number has one that undoes it: neighbours look nothing like each other. */
const MIX = 19_088_743n;
const UNMIX = inverse(MIX);
/** References of the store begin with it. */
const MARK = 'X';
/** Its numbers are below those that this site gives. */
const SERIALS_FROM = 1_000_000_000n;

function inverse(odd: bigint): bigint {
  let found = odd;
  for (let step = 0; step < 5; step += 1)
    found = (found * (2n - odd * found)) & BigInt(LETTERS - 1);
  return (found + BigInt(LETTERS)) & BigInt(LETTERS - 1);
}

const serialOf = ({ day, place }: BookingPlace): number =>
  daysBetween(FIRST_DAY, day) * PLACES + place;

const placeOf = (serial: number): BookingPlace | null =>
  serial < 0
    ? null
    : { day: addDays(FIRST_DAY, Math.floor(serial / PLACES)), place: serial % PLACES };

const times = (value: number, factor: bigint): number =>
  Number((BigInt(value) * factor) & BigInt(LETTERS - 1));

/** The booking reference of a booking. */
export function referenceOf(booking: BookingPlace): string {
  let rest = times(serialOf(booking), MIX);
  let text = '';
  for (let digit = 0; digit < DIGITS; digit += 1) {
    text += ALPHABET.charAt(rest % 32);
    rest = Math.floor(rest / 32);
  }
  return `${MARK}${text}`;
}

/** The booking that a reference names; null when it is none of the store's. */
export function bookingOfReference(reference: string): BookingPlace | null {
  const digits = [...reference.slice(MARK.length)].map((letter) => ALPHABET.indexOf(letter));
  if (!reference.startsWith(MARK) || digits.length !== DIGITS || digits.includes(-1)) return null;
  return placeOf(
    times(
      digits.reduceRight((sum, digit) => sum * 32 + digit, 0),
      UNMIX,
    ),
  );
}

/** The number of the ticket of a passenger. */
export const ticketOf = (booking: BookingPlace, passenger: number): TicketNumber =>
  ticketNumberOf(SERIALS_FROM + BigInt(serialOf(booking) * PASSENGERS + passenger));

/** The booking that has a ticket; null when the store has none. */
export function bookingOfTicket(number: TicketNumber): BookingPlace | null {
  const serial = BigInt(number.slice(-10)) - SERIALS_FROM;
  if (serial < 0n || serial >= SERIALS_FROM) return null;
  return placeOf(Number(serial / BigInt(PASSENGERS)));
}
