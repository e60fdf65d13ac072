import { use } from 'react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { DISPLAY_CURRENCY, isConverted } from '#web/app/i18n/format/display-currency.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { ReaderRates } from './exchange-rates.ts';

/** What the approximate amounts of a page are, where it has any. Texts: `converted-price`. */
export function ConvertedNote() {
  const rates = use(ReaderRates);
  const currency = DISPLAY_CURRENCY[useLocale()];
  if (!rates || !isConverted(currency)) return null;
  return (
    <FormattedMessage id="converted-price.converted" values={{ currency, paid: BRAND.currency }} />
  );
}
