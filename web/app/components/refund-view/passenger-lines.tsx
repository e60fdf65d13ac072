import { Box, Span } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useTaxName } from '#web/app/components/price-summary/use-tax-name.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { AmountRow } from './amount-row.tsx';
import { Fee } from './fee.tsx';
import type { PassengerRefundFragment } from './passenger-refund.gen.ts';

type Tax = PassengerRefundFragment['taxes'][number];

/**
 * Each tax once, with what comes back of it for all flights, in the order in which they are first
 * named.
 */
export const taxesByCode = (taxes: readonly Tax[]): Tax[] =>
  [...Map.groupBy(taxes, ({ code }) => code)].map(([code, same]) => ({
    code,
    amount: {
      currency: same[0]?.amount.currency ?? '',
      amount: same.reduce((sum, { amount }) => sum + amount.amount, 0),
    },
  }));

/** What one passenger gets back: the fare, each tax, the fee that is kept, and the total. */
export function PassengerLines({ refund }: { refund: PassengerRefundFragment }) {
  const { personName } = useFormat();
  const intl = useIntl();
  const taxName = useTaxName();
  const { passenger, passengerSegments: segments, amounts, taxes } = refund;
  const flights = segments.map(({ flight }) => flight.flightNumber);
  return (
    <Box
      paddingBottom="4"
      borderBottomWidth="1px"
      _last={{ paddingBottom: '0', borderBottomWidth: '0' }}
    >
      <Box as="h3" textStyle="label" overflowWrap="anywhere" translate="no">
        {personName(passenger.name)}
      </Box>
      <Muted as="div" translate="no">
        {intl.formatList(flights, { type: 'conjunction', style: 'narrow' })}
      </Muted>
      <Box as="dl" display="grid" gap="1" marginTop="2" textStyle="small">
        <AmountRow
          label={<FormattedMessage id="refund-view.fare" />}
          value={<Money value={amounts.refundableFare} />}
        />
        {taxesByCode(taxes).map(({ code, amount }) => (
          <AmountRow
            key={code}
            label={
              <>
                {taxName(code)}{' '}
                <Span className="text-code" color="fg.muted">
                  {code}
                </Span>
              </>
            }
            value={<Money value={amount} />}
          />
        ))}
        <AmountRow
          label={<FormattedMessage id="refund-view.fee" />}
          value={<Fee value={amounts.processingFee} />}
        />
        <AmountRow
          strong
          label={<FormattedMessage id="refund-view.passengerTotal" />}
          value={<Money value={amounts.total} />}
        />
      </Box>
    </Box>
  );
}
