import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import {
  printedTicketNumber,
  readTicketNumber,
  ticketCheckDigit,
  ticketNumberOf,
} from './ticket-number.ts';

describe('a ticket number', () => {
  it('has 13 digits: the airline’s three and ten', () => {
    expect(ticketNumberOf(17n)).toBe(`${BRAND.ticketPrefix}0000000017`);
    expect(ticketNumberOf(0n)).toHaveLength(13);
    expect(ticketNumberOf(9_999_999_999n)).toHaveLength(13);
    expect(() => ticketNumberOf(10_000_000_000n)).toThrow(RangeError);
    expect(() => ticketNumberOf(-1n)).toThrow(RangeError);
  });

  it('is read as travellers write it, and printed with a hyphen', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_999_999_999n }), (serial) => {
        const number = ticketNumberOf(serial);
        expect(number).toMatch(new RegExp(`^${BRAND.ticketPrefix}\\d{10}$`));
        expect(readTicketNumber(printedTicketNumber(number))).toBe(number);
        expect(readTicketNumber(`${number.slice(0, 3)} ${number.slice(3)} `)).toBe(number);
        expect(readTicketNumber(`${number}${ticketCheckDigit(number)}`)).toBe(number);
        expect(readTicketNumber(`${number}${(ticketCheckDigit(number) + 1) % 7}`)).toBeNull();
      }),
    );
  });

  it.each(['', '919000000001', '91900000000171', 'ABCDEFGHIJKLM', '919-000000001X'])(
    'is not %j',
    (text) => {
      expect(readTicketNumber(text)).toBeNull();
    },
  );

  it('of another airline is read', () => {
    expect(readTicketNumber('９９９-2400000017')).toBe('9992400000017');
    expect(ticketCheckDigit('9992400000017')).toBe(Number(9_992_400_000_017n % 7n));
  });
});
