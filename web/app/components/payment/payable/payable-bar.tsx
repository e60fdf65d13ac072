import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PayButton } from '#web/app/components/payment/pay-button.tsx';
import type { Stage } from '#web/app/components/payment/stage.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import type { Payable } from './payable.ts';
import { BAR, FACTS, HEADING, TOTAL } from './payable-bar-look.ts';

type PayableBarProps = {
  payable: Pick<Payable, 'id' | 'amountDue'>;
  stage: Stage;
  /** The form for points has the button. */
  byPoints: boolean;
  /** The time left, as it counts down; null where there is no deadline. */
  time: ReactNode;
  /** The amount as its user knows it. */
  about?: ReactNode;
};

/**
 * What is due, the time left and the one button; on small screens it is sticky at the lower edge.
 */
export function PayableBar({ payable, stage, byPoints, time, about }: PayableBarProps) {
  const { id, amountDue } = payable;
  const pays = !byPoints && (stage === 'UNPAID' || stage === 'FAILED');
  return (
    <Box as="section" aria-labelledby="pay" data-sticky-bar="" data-screen-only="" {...BAR}>
      <chakra.h2 id="pay" {...HEADING}>
        <FormattedMessage id="booking-payment.due" />
      </chakra.h2>
      <Box as="p" {...FACTS}>
        <chakra.strong {...TOTAL}>
          <Money value={amountDue} /> {about}
        </chakra.strong>
        {time && (
          <HStack as="span" gap="1.5" fontSize={{ base: 'sm', lg: 'md' }} whiteSpace="nowrap">
            <Icon name="clock" />
            <FormattedMessage id="booking-payment.timeLeft" values={{ time }} />
          </HStack>
        )}
      </Box>
      {pays && (
        <Box display="grid" gap="3">
          <PayButton order={{ id, price: { total: amountDue } }} />
        </Box>
      )}
      <Text display={{ base: 'none', lg: 'block' }} color="fg.muted" textStyle="small">
        <FormattedMessage id="booking-payment.provider" />
      </Text>
    </Box>
  );
}
