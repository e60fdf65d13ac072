const PREFIX_DIGITS = 3;

/**
 * A ticket number as it is printed: the airline's three digits, a hyphen, ten more
 * (`919-1234567890`).
 */
export const printedTicketNumber = (number: string): string =>
  `${number.slice(0, PREFIX_DIGITS)}-${number.slice(PREFIX_DIGITS)}`;
