import { Text } from '@chakra-ui/react';
import { daysBetween } from '#schema/rules/base/local-date.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { ChosenBound } from '#web/app/routes/booking/search/chosen/choose-bounds.ts';

/**
 * How many nights are spent in the city from which a bound leaves; nothing where the one before
 * ended in another city.
 */
export function Stay({ before, bound }: { before: ChosenBound | undefined; bound: ChosenBound }) {
  const city = before?.itinerary.segments.at(-1)?.destination.city;
  if (!before || city !== bound.itinerary.segments[0]?.origin.city) return null;
  const [arrives, leaves] = [before.itinerary.arrival.local, bound.itinerary.departure.local];
  const nights = daysBetween(arrives.slice(0, 10), leaves.slice(0, 10));
  return (
    <Text as="li" paddingInline="5" color="fg.muted" fontSize="sm">
      <FormattedMessage id="booking-search.stay" values={{ nights, city }} />
    </Text>
  );
}
