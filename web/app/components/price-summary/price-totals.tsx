import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PriceLines, PriceRow } from './price-row.tsx';
import type { PriceSummaryFragment } from './price-summary.gen.ts';

/**
 * Fares, taxes and fees of all; they add up to the total. Fees are left out while there are none.
 */
export function PriceTotals({ price }: { price: PriceSummaryFragment }) {
  return (
    <PriceLines paddingBlock="3" borderBottomWidth="1px">
      <PriceRow label={<FormattedMessage id="price-summary.fareTotal" />} value={price.fareTotal} />
      <PriceRow label={<FormattedMessage id="price-summary.taxTotal" />} value={price.taxTotal} />
      {price.feeTotal.amount !== 0 && (
        <PriceRow label={<FormattedMessage id="price-summary.feeTotal" />} value={price.feeTotal} />
      )}
    </PriceLines>
  );
}
