import { chakra, HStack, Stack } from '@chakra-ui/react';
import { isCheckInOpen } from '#web/app/components/check-in/is-check-in-open.ts';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { citiesOf } from '#web/app/components/unpaid-orders/cities-of.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { ComingTrip } from './next-trips.ts';

type TripsPanelProps = {
  readonly trips: readonly ComingTrip[];
  /** The gateway's clock. */
  readonly now: string;
};

/**
 * What is flown next, each with its booking and its check-in once that is open, and the way to all
 * bookings.
 */
export function TripsPanel({ trips, now }: TripsPanelProps) {
  const to = useLocalePath();
  return (
    <Panel as="section">
      <PartHeading>
        <FormattedMessage id="account-overview.trips" />
      </PartHeading>
      <Stack gap="4">
        {trips.length === 0 ? (
          <Muted size="md">
            <FormattedMessage id="account-overview.trips.none" />
          </Muted>
        ) : (
          <List>
            {trips.map((trip) => (
              <Trip key={trip.id} trip={trip} now={now} />
            ))}
          </List>
        )}
        <HStack columnGap="6" wrap="wrap">
          <TextLink alone to={to('/order/flightOrder')}>
            <FormattedMessage id="account-overview.toOrders" />
          </TextLink>
          {trips.length === 0 && (
            <TextLink alone to={to('/')}>
              <FormattedMessage id="account-overview.toSearch" />
            </TextLink>
          )}
        </HStack>
      </Stack>
    </Panel>
  );
}

function Trip({ trip, now }: { trip: ComingTrip; now: string }) {
  const to = useLocalePath();
  const { id, bookingReference, bound } = trip;
  const { departure, segments } = bound.itinerary;
  return (
    <li>
      <chakra.p fontWeight="semibold">
        <TextLink to={to(orderPath(id))}>{citiesOf([bound]).join(' – ')}</TextLink>
      </chakra.p>
      <HStack as="p" columnGap="3" wrap="wrap" rowGap="0">
        <Day value={departure.local.slice(0, 10)} style="weekday" />
        <Muted as="span" size="md" translate="no">
          {segments.map(({ flightNumber }) => flightNumber).join(', ')}
        </Muted>
        <Muted as="span" size="md">
          <FormattedMessage
            id="account-overview.reference"
            values={{
              reference: <PrintedCode>{bookingReference}</PrintedCode>,
            }}
          />
        </Muted>
      </HStack>
      {isCheckInOpen(departure.instant, now) && (
        <TextLink alone to={to('/checkIn/logged')}>
          <FormattedMessage
            id="account-overview.trips.checkIn"
            values={{ flight: segments[0]?.flightNumber ?? '' }}
          />
        </TextLink>
      )}
    </li>
  );
}
