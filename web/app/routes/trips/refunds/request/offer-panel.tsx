import { Box, Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { RefundLines } from '#web/app/components/refund-view/refund-lines.tsx';
import { RefundTotal } from '#web/app/components/refund-view/refund-total.tsx';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { RefundableOrder } from './refundable-order.ts';
import type { ShownOfferFragment } from './shown-offer.gen.ts';

/** The parts of what changes cost that no refund gives back (RULES 8.30). */
const STAYS_PAID = ['penalty', 'forfeited'] as const;

type OfferPanelProps = {
  offer: ShownOfferFragment | null;
  /** What earlier changes of date cost: that stays paid. */
  chain: RefundableOrder['paymentChain'];
  /** Whether it is for a change by the airline, which knows the reason. */
  byAirline: boolean;
  asking: boolean;
  refusal: UserError | null;
  onRenew: () => void;
};

/** What comes back, line by line, by when and by which way; before anything is typed. */
export function OfferPanel(props: OfferPanelProps) {
  const { offer, chain, byAirline, asking, refusal, onRenew } = props;
  const intl = useIntl();
  const { day } = useFormat();
  return (
    <Panel as="section" aria-labelledby="refund-offer" aria-busy={asking}>
      <PartHeading id="refund-offer">
        <FormattedMessage id="trips-refunds-request.offer" />
      </PartHeading>
      <Box role="status" css={{ '&:empty': { display: 'none' } }} color="fg.muted">
        {!offer && !refusal && (
          <FormattedMessage
            id="trips-refunds-request.offer.none"
            values={{ asking: asking ? 'YES' : 'NO' }}
          />
        )}
      </Box>
      {refusal && (
        <Notice tone="warning" role="alert">
          <RefusalText refusal={refusal} />
          {refusal.path.length === 0 && (
            <Box marginTop="3">
              <Button variant="secondary" onClick={onRenew}>
                <FormattedMessage id="trips-refunds-request.offer.retry" />
              </Button>
            </Box>
          )}
        </Notice>
      )}
      {offer && (
        <Stack gap="4">
          <RefundLines refund={offer} />
          <Box paddingTop="4" borderTopWidth="1px">
            <RefundTotal refund={offer} />
          </Box>
          <Box as="ul" display="grid" gap="1" textStyle="small" listStyleType="none">
            {STAYS_PAID.map(
              (part) =>
                chain[part].amount > 0 && (
                  <li key={part}>
                    <FormattedMessage
                      id="trips-refunds-request.offer.staysPaid"
                      values={{ part, amount: <Money value={chain[part]} /> }}
                    />
                  </li>
                ),
            )}
            <li>
              <FormattedMessage
                id="trips-refunds-request.offer.due"
                values={{
                  day: <strong>{day(offer.dueOn)}</strong>,
                  days: LIMITS.refundWorkingDays,
                  reviewed: byAirline ? 'AIRLINE' : offer.reviewed ? 'YES' : 'NO',
                }}
              />
            </li>
            <li>
              <FormattedMessage
                id="trips-refunds-request.offer.way"
                values={{ points: offer.points > 0 ? 'YES' : 'NO' }}
              />
            </li>
            <li>
              <FormattedMessage
                id="trips-refunds-request.offer.until"
                values={{
                  time: (
                    <TimeLeft
                      deadline={offer.expiresAt}
                      pageNow={offer.serverNow}
                      label={intl.formatMessage({ id: 'trips-refunds-request.offer.timer' })}
                      onElapsed={onRenew}
                    />
                  ),
                }}
              />
            </li>
          </Box>
        </Stack>
      )}
    </Panel>
  );
}
