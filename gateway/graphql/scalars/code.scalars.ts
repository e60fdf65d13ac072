import { LIMITS } from '#schema/codes/base/limits.ts';
import { textScalar } from './text-scalar.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const CurrencyCode = textScalar('CurrencyCode', (text) =>
  CURRENCIES.has(text) ? text : null,
);

export const CountryCode = textScalar('CountryCode', (text) =>
  /^[A-Z]{2}$/.test(text) && REGION_NAMES.of(text) !== undefined ? text : null,
);

const { minLength, maxLength } = LIMITS.idempotencyKey;
const KEY = new RegExp(`^[\\w-]{${minLength},${maxLength}}$`);

export const IdempotencyKey = textScalar('IdempotencyKey', (text) =>
  KEY.test(text) ? text : null,
);

export const WebAddress = textScalar('URL', (text) => {
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  return protocol === 'https:' || protocol === 'http:' ? text : null;
});
