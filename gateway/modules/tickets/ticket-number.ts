import { BRAND } from '#schema/codes/brand.ts';

const SERIAL_DIGITS = 10;

/** A ticket number: the airline's three digits and the ten of its serial. Serials come from the database. */
export const ticketNumber = (serial: number): string =>
  `${BRAND.ticketPrefix}${serial.toString().padStart(SERIAL_DIGITS, '0')}`;

/** Reads a ticket number as travellers write it, with or without a hyphen or spaces; null when it is none. */
export const readTicketNumber = (text: string): string | null => {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{13}$/.test(digits) ? digits : null;
};
