import { createContext, use } from 'react';
import { FormattedMessage } from 'react-intl';
import { DISPLAY_CURRENCY } from '#web/app/i18n/format/display-currency.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import type { MoneyLike } from '#web/app/i18n/format/money.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { approximate } from './approximate.ts';
import type { ReaderRatesFragment } from './reader-rates.gen.ts';

/** The rates of the page; without them nothing is approximated. */
export const ReaderRates = createContext<ReaderRatesFragment | null>(null);

/** A price in the currency in which the user compares, where it differs from the one that is paid. */
export function InReaderCurrency({ value }: { value: MoneyLike }) {
  const rates = use(ReaderRates);
  const currency = DISPLAY_CURRENCY[useLocale()];
  const about = rates && approximate(value, currency, rates);
  if (!about) return null;
  return (
    <FormattedMessage id="booking-search.about" values={{ amount: <Money value={about} /> }} />
  );
}
