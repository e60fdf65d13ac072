import { boundedText } from '#schema/rules/base/bounded-text.ts';

/** The fields of the card form, as they arrive. */
export interface CardForm {
  number: string;
  expiry: string;
  securityCode: string;
  holder: string;
  /** How late the webhook is to be, in seconds. */
  delay: string;
}

export type CardField = 'number' | 'expiry' | 'securityCode' | 'holder';
export type CardErrors = Partial<Record<CardField, 'missing' | 'wrong' | 'past'>>;

/** The choices of the delay field, in seconds. */
export const DELAYS = [0, 15, 60, 300] as const;

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The longest text on a card, a holder's name, in characters; no field of the form is longer. */
const LONGEST_FIELD = 26;

// Japanese and Chinese keyboards type full-width digits unless switched.
const plain = (text: string): string => boundedText(text, LONGEST_FIELD, 'NFKC').trim();

function expiryFault(expiry: string, now: Date): 'wrong' | 'past' | null {
  const match = /^(0[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(expiry);
  if (!match) return 'wrong';
  const firstInvalid = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return now.getTime() >= firstInvalid ? 'past' : null;
}

/**
 * Checks the form as a card terminal would: the number's check digit, the month, the code's length.
 */
export function readCardForm(
  form: CardForm,
  now: Date,
): { errors: CardErrors; number: string; delaySeconds: number } {
  const number = plain(form.number).replace(/[\s-]/g, '');
  const expiry = plain(form.expiry);
  const code = plain(form.securityCode);
  const errors: CardErrors = {};
  if (!number) errors.number = 'missing';
  else if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) errors.number = 'wrong';
  const expired = expiry ? expiryFault(expiry, now) : 'missing';
  if (expired) errors.expiry = expired;
  if (!code) errors.securityCode = 'missing';
  else if (!/^\d{3,4}$/.test(code)) errors.securityCode = 'wrong';
  if (!plain(form.holder)) errors.holder = 'missing';
  const delaySeconds = DELAYS.find((seconds) => String(seconds) === form.delay) ?? 0;
  return { errors, number, delaySeconds };
}
