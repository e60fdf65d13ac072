import { HStack, Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { isCheckInOpen } from '#web/app/components/check-in/is-check-in-open.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import picture from '#web/app/scenes/drawn/dps.gen.svg?url&no-inline';
import { LandscapeWindow } from '#web/app/scenes/landscape-window.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import { List } from '#web/app/ui/list.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { NextTrip } from './next-trip.tsx';
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
  const intl = useIntl();
  const to = useLocalePath();
  const isOpen = trips.some(({ bound }) => isCheckInOpen(bound.itinerary.departure.instant, now));
  return (
    <section>
      <PartHeading>
        <FormattedMessage id="account-overview.trips" />
      </PartHeading>
      <Stack gap="4">
        {trips.length === 0 ? (
          <EmptyState
            headingLevel="h3"
            picture={
              <LandscapeWindow address={picture} label={intl.formatMessage({ id: 'scenes.DPS' })} />
            }
            title={<FormattedMessage id="account-overview.trips.none" />}
            action={
              <LinkButton to={to('/')}>
                <FormattedMessage id="page.bookFlight" />
              </LinkButton>
            }
          />
        ) : (
          <List gap="4">
            {trips.map((trip, index) => (
              <NextTrip key={trip.id} trip={trip} now={now} withPicture={index === 0} />
            ))}
          </List>
        )}
        <HStack columnGap="6" wrap="wrap">
          <TextLink alone to={to('/order/flightOrder')}>
            <FormattedMessage id="account-overview.toOrders" />
          </TextLink>
          {!isOpen && (
            <TextLink alone to={to('/checkIn/logged')}>
              <FormattedMessage id="account-overview.checkIn" />
            </TextLink>
          )}
        </HStack>
      </Stack>
    </section>
  );
}
