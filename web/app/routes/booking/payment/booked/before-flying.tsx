import { Box, chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PagePart } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { BaggageOfTrip } from './baggage-of-trip.tsx';
import type { BookedTripFragment } from './booked-trip.gen.ts';
import { CheckInTimes } from './check-in-times.tsx';
import { FareRules } from './fare-rules.tsx';
import { WhatToBring } from './what-to-bring.tsx';

const LINKS = { '& a': { display: 'inline-block', paddingBlock: '0.5' } };

type PartProps = {
  id: 'checkIn' | 'baggage' | 'rules' | 'bring';
  children: ReactNode;
};

function Part({ id, children }: PartProps) {
  return (
    <PagePart aria-labelledby={`booked-${id}`} data-keep-together="">
      <chakra.h3 id={`booked-${id}`} fontSize="lg" fontWeight="semibold">
        <FormattedMessage id={`booking-payment.booked.${id}`} />
      </chakra.h3>
      <Stack gap="3" paddingTop="3" overflowWrap="anywhere" css={LINKS}>
        {children}
      </Stack>
    </PagePart>
  );
}

/**
 * What a passenger does between now and the flight: where to be and when, with which bags and
 * documents, under which rules.
 */
export function BeforeFlying({ order }: { order: BookedTripFragment }) {
  const to = useLocalePath();
  const address = to(orderPath(order.id));
  return (
    <Stack as="section" aria-labelledby="next" gap="6" marginTop={{ base: '2', md: '6' }}>
      <div>
        <chakra.h2 id="next" textStyle="h2" marginBottom="2">
          <FormattedMessage id="booking-payment.next" />
        </chakra.h2>
        <p>
          <FormattedMessage
            id="booking-payment.next.order"
            values={{ link: (words) => <TextLink to={address}>{words}</TextLink> }}
          />
        </p>
      </div>
      <Box
        display="grid"
        columnGap="12"
        rowGap="8"
        gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Part id="checkIn">
          <CheckInTimes order={order} />
        </Part>
        <Part id="bring">
          <WhatToBring order={order} />
        </Part>
        <Part id="baggage">
          <BaggageOfTrip order={order} />
        </Part>
        <Part id="rules">
          <FareRules order={order} />
        </Part>
      </Box>
    </Stack>
  );
}
