import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { FlightTicket } from './flight-ticket.tsx';
import type { OrderTripFragment } from './order-trip.gen.ts';

export type OrderTripProps = {
  order: OrderTripFragment;
  headingLevel?: 2 | 3;
  /** Nothing of it is flown. */
  isOff?: boolean;
};

/** Every flight of an order, ticket after ticket. Texts: those of `FlightTicket`. */
export function OrderTrip({ order, headingLevel = 3, isOff = false }: OrderTripProps) {
  return (
    <>
      <Stack as="ol" gap="4">
        {order.bounds.map((bound) => (
          <li key={bound.index} data-keep-together="">
            <FlightTicket
              bound={bound}
              tripType={order.tripType}
              headingLevel={headingLevel}
              isOff={isOff}
            />
          </li>
        ))}
      </Stack>
      <Text marginTop="4" color="fg.muted" textStyle="small">
        <FormattedMessage id="page.localTimes" />
      </Text>
    </>
  );
}
