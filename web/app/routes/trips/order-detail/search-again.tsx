import { Text } from '@chakra-ui/react';
import { useSearchAgain } from '#web/app/components/order-view/use-search-again.ts';
import { ServicePhone } from '#web/app/components/service-phone/service-phone.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

/** The way back to the same flights, days and party, or to someone to talk to. */
export function SearchAgain({ order }: { order: DetailedOrderFragment }) {
  return (
    <>
      <LinkButton to={useSearchAgain(order)} wide>
        <FormattedMessage id="order-view.searchAgain" />
      </LinkButton>
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage
          id="trips-order-detail.now.call"
          values={{ phone: <ServicePhone key="phone" /> }}
        />
      </Text>
    </>
  );
}
