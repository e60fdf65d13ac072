import { Box, chakra, Grid } from '@chakra-ui/react';
import { TicketSky } from '#web/app/components/order-view/ticket-sky.tsx';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { AboutTraveller } from './passengers/about-traveller.tsx';
import type { Itinerary, Traveller } from './traveller.ts';

type EndProps = {
  at: { readonly instant: string; readonly zone: string };
  place: { readonly city: string; readonly code: string };
  isLast?: boolean;
};

function End({ at, place, isLast }: EndProps) {
  return (
    <Box textAlign={isLast ? 'end' : undefined}>
      <p className="text-figure-large">
        <Time instant={at.instant} zone={at.zone} />
      </p>
      <chakra.p lineHeight="tight">
        <chakra.span fontFamily="display" fontSize="xl">
          {place.city}
        </chakra.span>{' '}
        <chakra.span color="fg.muted">{place.code}</chakra.span>
      </chakra.p>
    </Box>
  );
}

type PassPreviewProps = {
  flight: Itinerary['flight'];
  /** Who gets a pass; none before that is chosen. */
  party: readonly Traveller[];
};

/** The pass that check-in makes: its flight, and below the edge those who are chosen. */
export function PassPreview({ flight, party }: PassPreviewProps) {
  const { personName } = useFormat();
  const { flightNumber, departure, arrival, origin, destination } = flight;
  const seated = party.filter(({ passengerType }) => passengerType !== 'INF');
  return (
    <Ticket
      carried
      head={<TicketSky bound={{ itinerary: { departure, arrival, segments: [flight] } }} />}
      stub={
        seated.length > 0 && (
          <List gap="3">
            {seated.map((traveller) => (
              <li key={traveller.id}>
                <chakra.span fontWeight="semibold" overflowWrap="anywhere" translate="no">
                  {personName(traveller.name)}
                </chakra.span>
                <Muted>
                  <AboutTraveller traveller={traveller} />
                </Muted>
              </li>
            ))}
          </List>
        )
      }
    >
      <chakra.p marginBottom="4" fontWeight="semibold">
        <span className="text-code">{flightNumber}</span>{' '}
        <chakra.span fontWeight="normal">
          <Day value={departure.local.slice(0, 10)} style="weekday" />
        </chakra.span>
      </chakra.p>
      <Grid templateColumns="repeat(2, auto)" justifyContent="space-between" columnGap="4">
        <End at={departure} place={origin} />
        <End at={arrival} place={destination} isLast />
      </Grid>
    </Ticket>
  );
}
