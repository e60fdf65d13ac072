import { Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { OrderFiles } from '#web/app/components/order-view/order-files.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { AskForItinerary } from './ask-for-itinerary.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

/** Links alone, on closed orders alone. */
const SearchAgain = lazy(() =>
  import('./search-again.tsx').then(({ SearchAgain: links }) => ({ default: links })),
);

/** The ways on from an order that is closed: the same flights again, its papers, a call. */
export function WhatNow({ order }: { order: DetailedOrderFragment }) {
  return (
    <Panel as="section" aria-labelledby="what-now" data-screen-only="">
      <PartHeading id="what-now">
        <FormattedMessage id="trips-order-detail.now" />
      </PartHeading>
      <Stack gap="3">
        {/* the flights of a changed booking are in the one after it */}
        {order.state !== 'CHANGED' && (
          <Suspense fallback={null}>
            <SearchAgain order={order} />
          </Suspense>
        )}
        {order.tickets.length > 0 && (
          <div>
            <OrderFiles order={order} />
            <AskForItinerary />
          </div>
        )}
      </Stack>
    </Panel>
  );
}
