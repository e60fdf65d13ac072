import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MoneyLike } from '#schema/format/money.ts';
import { DISPLAY_CURRENCY } from '#web/app/i18n/format/display-currency.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { approximate } from './approximate.ts';
import { ReaderRates } from './reader-rates.ts';

/**
 * A price in the currency in which the user compares, where it differs from the one that is paid. It follows the price
 * that is paid, on every page from the list to the payment. Texts: `reader-price`.
 */
export function InReaderCurrency({ value }: { value: MoneyLike }) {
  const rates = use(ReaderRates);
  const currency = DISPLAY_CURRENCY[useLocale()];
  const about = rates && approximate(value, currency, rates);
  if (!about) return null;
  return (
    <chakra.span
      color="fg.muted"
      fontSize="xs"
      fontWeight="normal"
      lineHeight="snug"
      whiteSpace="nowrap"
    >
      <FormattedMessage id="reader-price.about" values={{ amount: <Money value={about} /> }} />
    </chakra.span>
  );
}
