import { BRAND } from '#schema/codes/base/brand.ts';
import { dayDifference } from '#schema/rules/base/time.ts';
import type { FlightData, ReceiptBags, ReceiptPassenger } from './receipt-data.ts';
import type { Texts } from './texts.ts';

/** `PVG–NRT–PVG`: the airports of the trip in their order; a gap in it starts again after a comma. */
export const routeOf = (flights: readonly FlightData[]): string =>
  flights
    .map(({ origin, destination }, index) => {
      const joined = flights[index - 1]?.destination.code === origin.code;
      if (joined) return `–${destination.code}`;
      return `${index > 0 ? ', ' : ''}${origin.code}–${destination.code}`;
    })
    .join('');

/** Calendar days between the local days of departure and arrival, in words; empty on the same day. */
export const dayShift = ({ departure, arrival }: FlightData, texts: Texts): string => {
  const days = dayDifference(departure, arrival);
  return days === 0 ? '' : texts.t('receipt.nextDay', { days });
};

export const bagWords = ({ pieces, kilograms }: ReceiptBags, texts: Texts): string =>
  pieces === 0 || kilograms === null
    ? texts.t('receipt.noBags')
    : texts.t('receipt.bags', { pieces, kilograms });

const TITLES = {
  MR: 'MR',
  MRS: 'MRS',
  MS: 'MS',
  MISS: 'MISS',
  PROFESSOR: 'PROF',
  DOCTOR: 'DR',
} as const;

/** `LI/MING MR`, the form of names on tickets. */
export const ticketName = ({ lastName, firstName, appellation }: ReceiptPassenger): string =>
  `${lastName}/${firstName}${appellation ? ` ${TITLES[appellation]}` : ''}`.toUpperCase();

/** `919-1234567890`. */
export const ticketNumber = (digits: string): string =>
  `${digits.slice(0, BRAND.ticketPrefix.length)}-${digits.slice(BRAND.ticketPrefix.length)}`;
