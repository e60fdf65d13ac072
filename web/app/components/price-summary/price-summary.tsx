import { Box, chakra, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { ConvertedNote } from '#web/app/components/converted-price/converted-note.tsx';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { FoldButton, NarrowFold } from '#web/app/ui/disclosure/narrow-fold.tsx';
import { PriceItem } from './price-item.tsx';
import { PriceLines, PriceRow } from './price-row.tsx';
import type { PriceSummaryFragment } from './price-summary.gen.ts';

/**
 * Fares, taxes and fees of all; they add up to the total. Fees are left out while there are none.
 */
function PriceTotals({ price }: { price: PriceSummaryFragment }) {
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

export type PriceSummaryProps = {
  price: PriceSummaryFragment;
  /** Below 1024 px the lines are folded away behind a button; the total is always seen. */
  collapsible?: boolean;
  /** Under the total: until when it is held, for instance. */
  note?: ReactNode;
};

/** A price line by line, whose lines add up to the total. Texts: `price-summary`. */
export function PriceSummary({ price, collapsible = false, note }: PriceSummaryProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby={`${id}-title`}>
      <Box display="flex" gap="4" alignItems="center" justifyContent="space-between">
        <chakra.h2 id={`${id}-title`} fontSize="lg" fontWeight="semibold" lineHeight="snug">
          <FormattedMessage id="price-summary.title" />
        </chakra.h2>
        {collapsible && (
          <FoldButton open={open} onToggle={() => setOpen(!open)} controls={`${id}-lines`}>
            <FormattedMessage id={open ? 'price-summary.hide' : 'price-summary.show'} />
          </FoldButton>
        )}
      </Box>
      <NarrowFold id={`${id}-lines`} open={open || !collapsible}>
        {price.items.map((item) => (
          <PriceItem key={item.passengerType} item={item} />
        ))}
        <PriceTotals price={price} />
      </NarrowFold>
      {/* the amount and what it is about in another currency stay together */}
      <Box
        as="p"
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        alignItems="baseline"
        paddingTop="3"
        fontWeight="semibold"
      >
        <chakra.span marginInlineEnd="auto">
          <FormattedMessage id="price-summary.total" />
        </chakra.span>{' '}
        <chakra.strong fontSize="2xl" lineHeight="tight">
          <Money value={price.total} />
        </chakra.strong>
        <InReaderCurrency value={price.total} />
      </Box>
      <Text marginTop="1" color="fg.muted" textStyle="caption">
        <FormattedMessage id="price-summary.allIn" />
        {note && <> {note}</>} <ConvertedNote />
      </Text>
    </section>
  );
}
