import { chakra, Flex } from '@chakra-ui/react';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { useFocusOnChange } from '#web/app/components/flight-results/use-focus-on-change.ts';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

export type BoundHeadingProps = {
  tripType: TripType;
  /** Which bound of the trip, counted from 0. */
  index: number;
  /** The cities it connects, in the user's language. */
  origin: string;
  destination: string;
  /** Local day of departure. */
  date: string;
};

/** Which bound is to be chosen; takes the focus when it follows another one. */
export function BoundHeading({ tripType, index, origin, destination, date }: BoundHeadingProps) {
  const label = useBoundLabel();
  const heading = useFocusOnChange<HTMLDivElement>(index);
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
      lineHeight="tight"
      scrollMarginTop="4"
    >
      <chakra.span color="fg.muted">{label(tripType, index)}</chakra.span>{' '}
      <chakra.span fontFamily="display" fontSize={{ base: 'xl', md: '2xl' }} fontWeight="medium">
        <FormattedMessage id="flight-results.route" values={{ origin, destination }} />
      </chakra.span>{' '}
      <chakra.span color="fg.muted">
        <Day value={date} style="weekday" />
      </chakra.span>
    </Flex>
  );
}
