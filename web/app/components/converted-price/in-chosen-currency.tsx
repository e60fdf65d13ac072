import { chakra } from '@chakra-ui/react';
import type { MoneyLike } from '#schema/format/money.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useInReaderCurrency } from './use-in-chosen-currency.ts';

/**
 * A price in the currency in which the user compares, where it differs from the one that is paid.
 * It follows the price that is paid, on every page from the list to the payment. Texts:
 * `converted-price`.
 */
export function InReaderCurrency({ value }: { value: MoneyLike }) {
  const about = useInReaderCurrency(value);
  if (!about) return null;
  return (
    <chakra.span
      color="fg.muted"
      fontSize="xs"
      fontWeight="normal"
      lineHeight="snug"
      whiteSpace="nowrap"
    >
      <FormattedMessage id="converted-price.about" values={{ amount: <Money value={about} /> }} />
    </chakra.span>
  );
}
