import { HStack, Stack, Text } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { RefundFactsFragment } from '#web/app/components/refund-view/refund-facts.gen.ts';
import { refundPath } from '#web/app/components/refund-view/refund-paths.ts';
import { RefundState } from '#web/app/components/refund-view/refund-state.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';

type RefundRowProps = {
  refund: RefundFactsFragment;
  /** The booking that it belongs to, where the list is of several. */
  reference?: string;
};

/** A refund in the list: its number, how far it is, for whom, why, and how much. */
export function RefundRow({ refund, reference }: RefundRowProps) {
  const to = useLocalePath();
  const { day, personName } = useFormat();
  const { moment } = useClock();
  const { id, refundNumber, state, requestedAt, reason, dueOn, passengers, money, points } = refund;
  return (
    <Panel as="li">
      <HStack justify="space-between" align="start" wrap="wrap" gap="4">
        <Stack gap="1" flex="1 1 16rem">
          <HStack gap="3" wrap="wrap">
            <h2 className="text-h3">
              <TextLink to={to(refundPath(id))} translate="no">
                {refundNumber}
              </TextLink>
            </h2>
            <RefundState state={state} />
          </HStack>
          <p>
            <FormattedMessage id="refund-view.reason" values={{ reason }} />
          </p>
          <Muted translate="no">
            {passengers.map(({ passenger }) => personName(passenger.name)).join(', ')}
          </Muted>
          <Muted>
            <FormattedMessage
              id="trips-refunds-refund-list.requested"
              values={{ moment: moment(requestedAt, BRAND.commercialZone) }}
            />
          </Muted>
          {reference && (
            <Muted>
              <FormattedMessage
                id="trips-refunds-refund-list.reference"
                values={{
                  reference: <PrintedCode>{reference}</PrintedCode>,
                }}
              />
            </Muted>
          )}
        </Stack>
        <Stack gap="1" align={{ sm: 'end' }}>
          <Text fontWeight="semibold">
            <Money value={money} />
          </Text>
          {points > 0 && (
            <p className="text-small">
              <FormattedMessage id="format.points" values={{ points }} />
            </p>
          )}
          {dueOn && (
            <Muted>
              <FormattedMessage id="trips-refunds-refund-list.due" values={{ day: day(dueOn) }} />
            </Muted>
          )}
        </Stack>
      </HStack>
    </Panel>
  );
}
