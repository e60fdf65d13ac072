import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { OrderFiles } from '#web/app/components/order-view/order-files.tsx';
import { useSearchAgain } from '#web/app/components/order-view/use-search-again.ts';
import { ServicePhone } from '#web/app/components/service-phone/service-phone.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { AskForItinerary } from './ask-for-itinerary.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

/** The ways on from an order that is closed: the same flights again, its papers, a call. */
export function WhatNow({ order }: { order: DetailedOrderFragment }) {
  const again = useSearchAgain(order);
  return (
    <Panel as="section" aria-labelledby="what-now" data-screen-only="">
      <PartHeading id="what-now">
        <FormattedMessage id="trips-order-detail.now" />
      </PartHeading>
      <Stack gap="3">
        {/* the flights of a changed booking are in the one after it */}
        {order.state !== 'CHANGED' && (
          <LinkButton to={again} wide>
            <FormattedMessage id="order-view.searchAgain" />
          </LinkButton>
        )}
        {order.tickets.length > 0 && (
          <div>
            <OrderFiles order={order} />
            <AskForItinerary />
          </div>
        )}
        <Text color="fg.muted" fontSize="sm">
          <FormattedMessage
            id="trips-order-detail.now.call"
            values={{ phone: <ServicePhone key="phone" /> }}
          />
        </Text>
      </Stack>
    </Panel>
  );
}
