import { textScalar } from './text-scalar.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const EMAIL =
  /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
const E164 = /^\+[1-9]\d{5,14}$/;

export const CurrencyCode = textScalar('CurrencyCode', (text) =>
  CURRENCIES.has(text) ? text : null,
);

export const CountryCode = textScalar('CountryCode', (text) =>
  /^[A-Z]{2}$/.test(text) && REGION_NAMES.of(text) !== undefined ? text : null,
);

export const EmailAddress = textScalar('EmailAddress', (text) =>
  text.length <= 254 && EMAIL.test(text) ? text : null,
);

export const PhoneNumber = textScalar('PhoneNumber', (text) => (E164.test(text) ? text : null));

export const IdempotencyKey = textScalar('IdempotencyKey', (text) =>
  /^[\w-]{8,64}$/.test(text) ? text : null,
);

export const WebAddress = textScalar('URL', (text) => {
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  return protocol === 'https:' || protocol === 'http:' ? text : null;
});
