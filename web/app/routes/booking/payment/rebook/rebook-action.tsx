import { Box, HStack, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { useSearchAgain } from '#web/app/components/order-view/use-search-again.ts';
import { PriceChangeDialog } from '#web/app/components/price-change/price-change-dialog.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { useRebook } from './use-rebook.ts';

type RebookActionProps = { order: PaidOrderFragment; rebook: ReturnType<typeof useRebook> };

/**
 * The way back to the same flights with the same passengers, and the search where they are gone.
 */
export function RebookAction({ order, rebook }: RebookActionProps) {
  const navigate = useNavigate();
  const search = useSearchAgain(order);
  const { step, ask, goOnWith, isOffered } = rebook;
  return (
    <div>
      {step.name === 'refused' && (
        <Box marginBottom="4">
          <Notice tone="warning" role="alert">
            <RefusalText refusal={step.refusal} />
          </Notice>
        </Box>
      )}
      <HStack wrap="wrap" gap="3">
        {isOffered && (
          <Button size="lg" loading={step.name === 'asking'} onClick={ask}>
            <FormattedMessage id="booking-payment.again" />
          </Button>
        )}
        <LinkButton to={search} size="lg" variant={isOffered ? 'secondary' : 'primary'}>
          <FormattedMessage id="order-view.searchAgain" />
        </LinkButton>
      </HStack>
      {isOffered && (
        <Text color="fg.muted" textStyle="small" marginTop="3">
          <FormattedMessage id="booking-payment.again.text" />
        </Text>
      )}
      <PriceChangeDialog
        change={step.name === 'changed' ? step.change : null}
        onAccept={() => step.name === 'changed' && goOnWith(step.offerId)}
        onReject={() => navigate(search)}
      />
    </div>
  );
}
