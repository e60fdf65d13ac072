import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paymentPath } from '#web/app/components/order-view/order-paths.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { LinkButton } from '#web/app/ui/button.tsx';

/** Leads to the page where the order is paid. */
export function PayAction({ order }: { order: DetailedOrderFragment }) {
  const to = useLocalePath();
  const { money } = useFormat();
  return (
    <Box marginTop="4">
      <LinkButton to={to(paymentPath(order.id))}>
        <FormattedMessage
          id="trips-order-detail.pay"
          values={{ amount: money(order.price.total) }}
        />
      </LinkButton>
    </Box>
  );
}
