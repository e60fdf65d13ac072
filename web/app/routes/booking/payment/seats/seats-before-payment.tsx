import { Box, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { chooseSeatPath } from '#web/app/components/seat-order/seat-paths.ts';
import { Time } from '#web/app/i18n/format/formatted.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { flightsToSeat } from './flights-to-seat.ts';
import type { SeatsBeforePaymentFragment } from './seats-before-payment.gen.ts';

/** The seats that the fare includes: they can be chosen before payment, or later. */
export function SeatsBeforePayment({ order }: { order: SeatsBeforePaymentFragment }) {
  const intl = useIntl();
  const to = useLocalePath();
  const flights = flightsToSeat(order.passengerSegments);
  if (flights.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="seats" data-screen-only="">
      <PartHeading id="seats">
        <FormattedMessage id="booking-payment.seats" />
      </PartHeading>
      <Text color="fg.muted">
        <FormattedMessage
          id="booking-payment.seats.text"
          values={{ minutes: LIMITS.seatHoldMinutes }}
        />
      </Text>
      <Box as="ul" display="grid" gap="3" marginTop="4" listStyleType="none">
        {flights.map(({ segment, flightNumber, seats, heldUntil }) => {
          const values = { flight: flightNumber, has: seats.length > 0 ? 'YES' : 'NO' };
          return (
            <Box as="li" key={segment} display="flex" flexWrap="wrap" gap="3" alignItems="center">
              <Box flex="1 1 12rem">
                <FormattedMessage
                  id="booking-payment.seats.flight"
                  values={{
                    ...values,
                    seats: intl.formatList(seats),
                    time: heldUntil && <Time instant={heldUntil} zone={BRAND.commercialZone} />,
                  }}
                />
              </Box>
              <LinkButton
                variant="secondary"
                to={to(chooseSeatPath(order.id, segment))}
                aria-label={intl.formatMessage({ id: 'booking-payment.seats.chooseOn' }, values)}
              >
                <FormattedMessage id="booking-payment.seats.choose" values={values} />
              </LinkButton>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
