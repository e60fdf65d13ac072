import type { WirePayment } from '#gateway/ports/payment-provider/wire.ts';

/** What the bank behind a test card says. CHALLENGE asks the holder first, as 3-D Secure does. */
export type CardOutcome = 'APPROVED' | 'CHALLENGE' | NonNullable<WirePayment['failureCode']>;

/** The numbers every payment developer knows, and what they do here. Anything else is declined. */
export const TEST_CARDS: readonly { number: string; scheme: string; outcome: CardOutcome }[] = [
  { number: '4242424242424242', scheme: 'Visa', outcome: 'APPROVED' },
  { number: '5555555555554444', scheme: 'Mastercard', outcome: 'APPROVED' },
  { number: '6200000000000005', scheme: 'UnionPay', outcome: 'APPROVED' },
  { number: '3530111333300000', scheme: 'JCB', outcome: 'APPROVED' },
  { number: '4000000000000002', scheme: 'Visa', outcome: 'DECLINED' },
  { number: '4000000000009995', scheme: 'Visa', outcome: 'INSUFFICIENT_FUNDS' },
  { number: '4000002760003184', scheme: 'Visa', outcome: 'CHALLENGE' },
];

/** The number in groups of four, as printed on a card. */
export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

function schemeOf(number: string): string {
  if (/^4/.test(number)) return 'Visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'Mastercard';
  if (/^3[47]/.test(number)) return 'American Express';
  if (/^35/.test(number)) return 'JCB';
  if (/^62/.test(number)) return 'UnionPay';
  return 'Card';
}

/** What happens to a payment with this number (digits only), and what may be stored of it. */
export function judgeCard(number: string): { outcome: CardOutcome; card: WirePayment['card'] } {
  const known = TEST_CARDS.find((card) => card.number === number);
  return {
    outcome: known?.outcome ?? 'DECLINED',
    card: { scheme: known?.scheme ?? schemeOf(number), lastDigits: number.slice(-4) },
  };
}
