import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { chooseSeatPath } from '#web/app/components/seat-order/seat-paths.ts';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import type { FlightToSeat } from './flights-to-seat.ts';

type SeatListProps = {
  orderId: string;
  flights: readonly FlightToSeat[];
  /** An attempt to pay is open: the seats are shown, and chosen after it. */
  fixed?: boolean;
};

/** The flights with their seats, and the way to choose or change them. */
export function SeatList({ orderId, flights, fixed = false }: SeatListProps) {
  const intl = useIntl();
  const to = useLocalePath();
  return (
    <Box as="ul" display="grid" gap="3" marginTop="4" listStyleType="none">
      {flights.map(({ segment, flightNumber, seats, mayChoose, heldUntil }) => {
        const has = seats.length === 0 ? 'NO' : heldUntil ? 'HELD' : 'YES';
        const values = { flight: flightNumber, has: seats.length > 0 ? 'YES' : 'NO' };
        return (
          <Box as="li" key={segment} display="flex" flexWrap="wrap" gap="3" alignItems="center">
            <Box flex="1 1 12rem">
              <FormattedMessage
                id="booking-payment.seats.flight"
                values={{
                  flight: flightNumber,
                  has,
                  seats: intl.formatList(seats),
                  time: heldUntil && <Time instant={heldUntil} zone={BRAND.commercialZone} />,
                }}
              />
            </Box>
            {mayChoose && !fixed && (
              <LinkButton
                variant="secondary"
                to={to(chooseSeatPath(orderId, segment))}
                aria-label={intl.formatMessage({ id: 'page.chooseSeatsOn' }, values)}
              >
                <FormattedMessage id="page.chooseSeats" values={values} />
              </LinkButton>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
