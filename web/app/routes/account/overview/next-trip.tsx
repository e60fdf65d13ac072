import { Box, chakra, HStack, Stack } from '@chakra-ui/react';
import { isCheckInOpen } from '#web/app/components/check-in/is-check-in-open.ts';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { citiesOf } from '#web/app/components/unpaid-orders/cities-of.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PlaceStage } from '#web/app/scenes/stage/place-stage.tsx';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { ComingTrip } from './next-trips.ts';

/** A heading in ink: magnolia is for what is to be done. */
const TITLE = {
  '& a': { color: 'fg', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
};

type NextTripProps = {
  trip: ComingTrip;
  /** The gateway's clock. */
  now: string;
  /** The first one shows where it goes. */
  withPicture: boolean;
};

/** A trip ahead as a ticket, with its check-in once that is open. */
export function NextTrip({ trip, now, withPicture }: NextTripProps) {
  const to = useLocalePath();
  const { id, bookingReference, bound } = trip;
  const { departure, arrival, segments } = bound.itinerary;
  const place = segments.at(-1)?.destination;
  return (
    <li>
      <Ticket
        stubBeside
        band={
          withPicture &&
          place && (
            <Box height={{ base: '9rem', md: '14rem' }}>
              <PlaceStage place={{ ...place, instant: arrival.instant }} />
            </Box>
          )
        }
        stub={
          <Stack gap="2" align="start">
            <Muted>
              <FormattedMessage
                id="account-overview.reference"
                values={{ reference: <PrintedCode>{bookingReference}</PrintedCode> }}
              />
            </Muted>
            {isCheckInOpen(departure.instant, now) && (
              <LinkButton size="sm" to={to('/checkIn/logged')}>
                <FormattedMessage
                  id="account-overview.trips.checkIn"
                  values={{ flight: segments[0]?.flightNumber ?? '' }}
                />
              </LinkButton>
            )}
          </Stack>
        }
      >
        <chakra.h3
          fontFamily="display"
          fontSize="xl"
          fontWeight="medium"
          lineHeight="tight"
          marginBottom="1"
          css={TITLE}
        >
          <TextLink to={to(orderPath(id))}>{citiesOf([bound]).join(' – ')}</TextLink>
        </chakra.h3>
        <HStack as="p" columnGap="3" rowGap="0" wrap="wrap">
          <Day value={departure.local.slice(0, 10)} style="weekday" />
          <Muted as="span" size="md" translate="no">
            {segments.map(({ flightNumber }) => flightNumber).join(', ')}
          </Muted>
        </HStack>
      </Ticket>
    </li>
  );
}
