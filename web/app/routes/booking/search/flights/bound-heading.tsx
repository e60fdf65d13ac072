import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PlaceAirport } from '#web/app/components/airport-combobox/place.ts';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import type { FlightQuery } from '#web/app/components/search-panel/search-query.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { cityOf } from '#web/app/routes/booking/search/address/place-names.ts';
import { useFocusOnChange } from '#web/app/routes/booking/search/use-focus-on-change.ts';

export type BoundHeadingProps = {
  index: number;
  query: FlightQuery;
  airports: readonly PlaceAirport[];
};

/** Which bound is to be chosen; takes the focus when it follows another one. */
export function BoundHeading({ index, query, airports }: BoundHeadingProps) {
  const label = useBoundLabel();
  const heading = useFocusOnChange<HTMLDivElement>(index);
  const bound = query.bounds[index];
  if (!bound) return null;
  return (
    <Flex
      as="h2"
      id="bound-heading"
      ref={heading}
      tabIndex={-1}
      wrap="wrap"
      align="baseline"
      columnGap="3"
      marginBottom="3"
      fontSize="xl"
      fontWeight="semibold"
      lineHeight="snug"
      scrollMarginTop="4"
    >
      <chakra.span color="brand.fg">{label(query.tripType, index)}</chakra.span>{' '}
      <FormattedMessage
        id="booking-search.route"
        values={{
          origin: cityOf(airports, bound.origin),
          destination: cityOf(airports, bound.destination),
        }}
      />{' '}
      <chakra.span color="fg.muted" fontSize="md" fontWeight="normal">
        <Day value={bound.departureDate} style="weekday" />
      </chakra.span>
    </Flex>
  );
}
