/**
 * ISO 4217: the currencies the airline files in or shows, each with the digits of its minor unit.
 * An amount of 1 CNY is 100, of 1 JPY is 1 (RULES 5.1).
 */
export const CURRENCIES = {
  CNY: 2,
  HKD: 2,
  JPY: 0,
  KRW: 0,
  SGD: 2,
  THB: 2,
  TWD: 2,
  MOP: 2,
  EUR: 2,
  GBP: 2,
  USD: 2,
} as const;
export type CurrencyCode = keyof typeof CURRENCIES;

export const CURRENCY_CODES = Object.keys(CURRENCIES) as CurrencyCode[];

export const isCurrencyCode = (value: unknown): value is CurrencyCode =>
  typeof value === 'string' && Object.hasOwn(CURRENCIES, value);
