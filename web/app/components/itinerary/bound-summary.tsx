import { Box, chakra, Grid, Span, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import type { FareBrandNameFragment } from '#web/app/components/fare-conditions/fare-brand-name.gen.ts';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { BoundSummaryFragment } from './bound-summary.gen.ts';
import { ItineraryDetail } from './itinerary-detail.tsx';
import { ItineraryLine } from './itinerary-line.tsx';
import { useBoundLabel } from './use-bound-label.ts';

export type BoundSummaryProps = {
  bound: Omit<BoundSummaryFragment, 'brand'> & { brand: Pick<FareBrandNameFragment, 'code'> };
  tripType: TripType;
  /** It has the width of the page: on a large screen all of it stands on one line. */
  wide?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** It moves from one page of a booking to the next as one object. */
  carried?: boolean;
  /** Beside the heading: "change" for instance. */
  action?: ReactNode;
  /** Beside the fare: what it costs. */
  price?: ReactNode;
};

/** By media, not by its container: Chromium 150 lays a container out once without the reset. */
const ONE_LINE: SystemStyleObject = {
  lg: {
    gridTemplateColumns: '11.5rem minmax(0, 28rem) minmax(0, 1fr) auto',
    gridTemplateAreas: '"heading itinerary fare action"',
    columnGap: '6',
    alignItems: 'center',
    '& [data-own-line]': { display: 'block', margin: '0' },
  },
};

/**
 * A bound that was chosen: which one, when, how, and in which fare. Texts: `itinerary` and
 * `fare-conditions`.
 */
export function BoundSummary(props: BoundSummaryProps) {
  const { bound, tripType, wide, headingLevel = 3, carried, action, price } = props;
  const { itinerary, brand } = bound;
  const label = useBoundLabel();
  const brandName = useBrandName();
  const numbers = itinerary.segments.map(({ flightNumber }) => flightNumber).join(', ');
  return (
    <Box
      {...(carried && {
        background: 'bg.panel',
        style: { viewTransitionName: `bound-${bound.index}` },
      })}
    >
      <Grid
        templateColumns="minmax(0, 1fr) auto"
        templateAreas={'"heading action" "itinerary itinerary" "fare fare"'}
        columnGap="4"
        rowGap="3"
        alignItems="start"
        {...(wide && { css: ONE_LINE })}
      >
        <Box
          as={`h${headingLevel}`}
          gridArea="heading"
          fontSize="md"
          fontWeight="semibold"
          lineHeight="snug"
        >
          <Span data-own-line="" marginInlineEnd="2" color="brand.fg">
            {label(tripType, bound.index)}
          </Span>{' '}
          <Day value={itinerary.departure.local.slice(0, 10)} style="weekday" />
        </Box>
        {action && <Box gridArea="action">{action}</Box>}
        <Box gridArea="itinerary">
          <ItineraryLine itinerary={itinerary} />
        </Box>
        <Box
          as="p"
          display="flex"
          gridArea="fare"
          flexWrap="wrap"
          columnGap="4"
          alignItems="baseline"
          justifyContent="space-between"
          textStyle="small"
        >
          <span>
            {brandName(brand)}{' '}
            <Span
              data-own-line=""
              marginInlineStart="3"
              color="fg.muted"
              fontVariantNumeric="tabular-nums"
            >
              {numbers}
            </Span>
          </span>
          {price && (
            <chakra.strong fontSize="lg" fontWeight="semibold">
              {price}
            </chakra.strong>
          )}
        </Box>
      </Grid>
      <details>
        <chakra.summary
          width="fit-content"
          paddingBlock="3"
          color="brand.fg"
          fontSize="sm"
          fontWeight="medium"
          cursor="button"
        >
          <FormattedMessage id="itinerary.details" />
        </chakra.summary>
        <ItineraryDetail itinerary={itinerary} />
      </details>
    </Box>
  );
}
