import { Stack } from '@chakra-ui/react';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { TextLink } from '#web/app/ui/text-link.tsx';

const MINUTES_AN_HOUR = 60;

/** A member without a flight to check in for now: when that will be, and where the bookings are. */
export function NoFlights() {
  const to = useLocalePath();
  return (
    <Stack gap="2">
      <p>
        <FormattedMessage
          id="check-in-overview.none"
          values={{ hours: LIMITS.checkInOpensMinutes / MINUTES_AN_HOUR }}
        />
      </p>
      <p>
        <TextLink to={to('/order/flightOrder')}>
          <FormattedMessage id="check-in-overview.none.orders" />
        </TextLink>
      </p>
    </Stack>
  );
}
