import { Box, chakra } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { type RefundStep, refundSteps } from './refund-steps.ts';
import type { ShownRefund } from './shown-refund.ts';

const TROUBLE = ['REJECTED', 'FAILED'];

function Step({ step, isLast }: { step: RefundStep; isLast: boolean }) {
  const { moment } = useClock();
  const { state, at } = step;
  return (
    <Box
      as="li"
      position="relative"
      paddingInlineStart="8"
      paddingBottom={isLast ? '0' : '5'}
      color={at ? undefined : 'fg.muted'}
      _before={{
        content: '""',
        position: 'absolute',
        top: '1',
        insetInlineStart: '0',
        boxSize: '4',
        borderRadius: 'full',
        borderWidth: '2px',
        borderStyle: at ? 'solid' : 'dashed',
        borderColor: TROUBLE.includes(state)
          ? 'danger.solid'
          : at
            ? 'brand.solid'
            : 'border.strong',
        backgroundColor: !at
          ? 'bg.panel'
          : TROUBLE.includes(state)
            ? 'danger.solid'
            : 'brand.solid',
      }}
      _after={
        isLast
          ? undefined
          : {
              content: '""',
              position: 'absolute',
              top: '6',
              bottom: '0',
              insetInlineStart: '7px',
              borderInlineStartWidth: '2px',
              borderInlineStartStyle: at ? 'solid' : 'dashed',
              borderColor: 'border.strong',
            }
      }
    >
      <chakra.p fontWeight={at ? 'semibold' : undefined}>
        <FormattedMessage
          id="trips-refunds-refund.step"
          values={{ state, done: at ? 'YES' : 'NO' }}
        />
      </chakra.p>
      {at && (
        <Muted>
          <FormattedMessage
            id="trips-refunds-refund.commercialTime"
            values={{ moment: moment(at, BRAND.commercialZone) }}
          />
        </Muted>
      )}
    </Box>
  );
}

/** How far a refund is: dots for what happened, dashes for what is to come. */
export function RefundTimeline({ refund }: { refund: Pick<ShownRefund, 'state' | 'events'> }) {
  const steps = refundSteps(refund);
  return (
    <Box as="ol" listStyleType="none">
      {steps.map((step, at) => (
        <Step key={`${step.state} ${step.at}`} step={step} isLast={at === steps.length - 1} />
      ))}
    </Box>
  );
}
