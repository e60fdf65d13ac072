import { Box, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { addMinutes } from '#schema/rules/base/time.ts';
import { checkInTimes } from '#schema/rules/check-in/check-in-times.ts';
import type { TripBoundFragment } from '#web/app/components/order-view/order-trip.gen.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { TextAnchor } from '#web/app/ui/text-link.tsx';
import { AirportLink } from './airport-link.tsx';

type ThingProps = { at: number; what: 'seats' | 'checkIn' | 'airport'; children: ReactNode };

function Thing({ at, what, children }: ThingProps) {
  return (
    <chakra.li display="flex" gap="4" alignItems="baseline" data-keep-together="">
      <chakra.span
        flex="none"
        fontFamily="display"
        fontSize="3xl"
        lineHeight="tight"
        color="fg.muted"
        aria-hidden="true"
      >
        {at}
      </chakra.span>
      <Box minWidth="0">
        <chakra.h3 fontWeight="semibold">
          <FormattedMessage id="booking-payment.booked.three" values={{ what }} />
        </chakra.h3>
        <Muted as="div">{children}</Muted>
      </Box>
    </chakra.li>
  );
}

/**
 * What comes next after the first flight is paid: seats, check-in, the airport, each with its time.
 */
export function NextThree({ bound }: { bound: TripBoundFragment }) {
  const { moment } = useClock();
  const { departure, segments } = bound.itinerary;
  const [first] = segments;
  if (!first) return null;
  const departs = new Date(departure.instant);
  const { opensAt } = checkInTimes(departs, first.origin.code);
  const bags = addMinutes(departs, -first.origin.counters.closesMinutes);
  return (
    <Grid
      as="ol"
      templateColumns={{ lg: 'repeat(3, minmax(0, 1fr))' }}
      gap={{ base: '5', lg: '10' }}
      paddingBlock="6"
      borderBlockWidth="1px"
      listStyleType="none"
    >
      <Thing at={1} what="seats">
        <TextAnchor href="#seats">
          <FormattedMessage id="booking-payment.booked.three.seats" />
        </TextAnchor>
      </Thing>
      <Thing at={2} what="checkIn">
        {moment(opensAt, departure.zone, 'weekday')}
      </Thing>
      <Thing at={3} what="airport">
        <FormattedMessage
          id="booking-payment.booked.three.bags"
          values={{
            airport: <AirportLink airport={first.origin} />,
            moment: moment(bags, departure.zone, 'weekday'),
          }}
        />
      </Thing>
    </Grid>
  );
}
