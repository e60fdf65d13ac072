import { Box, chakra, Text } from '@chakra-ui/react';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { PriceItemFragment } from './price-item.gen.ts';
import { PriceHeading, PriceLines, PriceRow } from './price-row.tsx';
import { useTaxName } from './use-tax-name.ts';

/**
 * The price of the passengers of one type: fare and each tax of one of them, and what they cost
 * together.
 */
export function PriceItem({ item }: { item: PriceItemFragment }) {
  const taxName = useTaxName();
  const { passengerType, count, fare, taxes, total } = item;
  return (
    <Box as="section" paddingBlock="3" borderBottomWidth="1px">
      <PriceHeading>
        <span>
          <FormattedMessage id="price-summary.party" values={{ type: passengerType, count }} />
        </span>{' '}
        <Money value={total} />
      </PriceHeading>
      {count > 1 && (
        <Text marginTop="1" color="fg.subtle" fontSize="xs">
          <FormattedMessage id="price-summary.each" />
        </Text>
      )}
      <PriceLines>
        <PriceRow label={<FormattedMessage id="price-summary.fare" />} value={fare} />
        {taxes.map(({ code, amount }) => (
          <PriceRow
            key={code}
            label={
              <>
                {/* the code is never alone on a line */}
                {taxName(code)}
                {'\u00A0'}
                <chakra.span color="fg.subtle" fontSize="xs">
                  {code}
                </chakra.span>
              </>
            }
            value={amount}
          />
        ))}
      </PriceLines>
    </Box>
  );
}
