import { chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { RefundFactsFragment } from '#web/app/components/refund-view/refund-facts.gen.ts';
import { refundPath } from '#web/app/components/refund-view/refund-paths.ts';
import { RefundState } from '#web/app/components/refund-view/refund-state.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
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
            <chakra.h2 textStyle="h3">
              <TextLink to={to(refundPath(id))} translate="no">
                {refundNumber}
              </TextLink>
            </chakra.h2>
            <RefundState state={state} />
          </HStack>
          <Text>
            <FormattedMessage id="refund-view.reason" values={{ reason }} />
          </Text>
          <Text color="fg.muted" textStyle="small" translate="no">
            {passengers.map(({ passenger }) => personName(passenger.name)).join(', ')}
          </Text>
          <Text color="fg.muted" textStyle="small">
            <FormattedMessage
              id="trips-refunds-records.requested"
              values={{ moment: moment(requestedAt, BRAND.commercialZone) }}
            />
          </Text>
          {reference && (
            <Text color="fg.muted" textStyle="small">
              <FormattedMessage
                id="trips-refunds-records.reference"
                values={{
                  reference: <PrintedCode>{reference}</PrintedCode>,
                }}
              />
            </Text>
          )}
        </Stack>
        <Stack gap="1" align={{ sm: 'end' }}>
          <Text fontWeight="semibold">
            <Money value={money} />
          </Text>
          {points > 0 && (
            <Text textStyle="small">
              <FormattedMessage id="refund-view.points" values={{ points }} />
            </Text>
          )}
          {dueOn && (
            <Text color="fg.muted" textStyle="small">
              <FormattedMessage id="trips-refunds-records.due" values={{ day: day(dueOn) }} />
            </Text>
          )}
        </Stack>
      </HStack>
    </Panel>
  );
}
