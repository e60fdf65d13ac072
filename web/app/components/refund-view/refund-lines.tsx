import { Box, Stack } from '@chakra-ui/react';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { AmountRow } from './amount-row.tsx';
import { Fee } from './fee.tsx';
import { PassengerLines } from './passenger-lines.tsx';
import type { RefundFactsFragment } from './refund-facts.gen.ts';

export type RefundLinesProps = {
  refund: Pick<RefundFactsFragment, 'passengers' | 'amounts' | 'seats' | 'points'>;
};

/**
 * What comes back, line by line: for each passenger, in sum, then the points of it.
 * Texts: `refund-view`, `price-summary`.
 */
export function RefundLines({ refund }: RefundLinesProps) {
  const { passengers, amounts, seats, points } = refund;
  const hasSum = passengers.length > 1 || seats.amount > 0 || points > 0;
  return (
    <Stack gap="4">
      {passengers.map((one) => (
        <PassengerLines key={one.passenger.id} refund={one} />
      ))}
      {hasSum && (
        <Box as="dl" display="grid" gap="1">
          {passengers.length > 1 && (
            <>
              <AmountRow
                label={<FormattedMessage id="refund-view.fares" />}
                value={<Money value={amounts.refundableFare} />}
              />
              <AmountRow
                label={<FormattedMessage id="refund-view.taxes" />}
                value={<Money value={amounts.refundableTax} />}
              />
              <AmountRow
                label={<FormattedMessage id="refund-view.fees" />}
                value={<Fee value={amounts.processingFee} />}
              />
            </>
          )}
          {seats.amount > 0 && (
            <AmountRow
              label={<FormattedMessage id="refund-view.seats" />}
              value={<Money value={seats} />}
            />
          )}
          {points > 0 && (
            <AmountRow
              label={<FormattedMessage id="refund-view.pointsFirst" />}
              value={<FormattedMessage id="format.points" values={{ points }} />}
            />
          )}
        </Box>
      )}
    </Stack>
  );
}
