import { Box, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useId, useState } from 'react';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';
import { Fold } from '#web/app/ui/disclosure/fold.tsx';
import { FoldButton, NarrowFold } from '#web/app/ui/disclosure/narrow-fold.tsx';
import { HoldClock } from './hold-clock.tsx';
import type { TripAsideFragment } from './trip-aside.gen.ts';

// A picture, and what is folded: their code comes after the page.
const PriceSummary = lazy(() =>
  import('#web/app/components/price-summary/price-summary.tsx').then(
    ({ PriceSummary: summary }) => ({ default: summary }),
  ),
);
const TripSky = lazy(() =>
  import('#web/app/components/order-view/trip-sky.tsx').then(({ TripSky: sky }) => ({
    default: sky,
  })),
);

const LINE = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/**
 * What is being booked, what it costs and until when: beside the form, and folded above it on small
 * screens.
 */
export function TripAside({ offer }: { offer: TripAsideFragment }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { tripType, bounds, price } = offer;
  const [first] = bounds;
  return (
    <Ticket
      head={
        first && (
          <Box hideBelow="lg" minHeight="4.5rem">
            <Suspense fallback={null}>
              <TripSky bound={first} />
            </Suspense>
          </Box>
        )
      }
      stub={
        <Box gap="1" css={LINE}>
          <Box
            display="flex"
            flexWrap="wrap"
            gap="1"
            columnGap="4"
            alignItems="baseline"
            justifyContent="space-between"
          >
            <HoldClock expiresAt={offer.expiresAt} pageNow={offer.serverNow} />
            <chakra.span fontSize="xl" fontWeight="semibold">
              <Money value={price.total} /> <InReaderCurrency value={price.total} />
            </chakra.span>
          </Box>
          <NarrowFold id={`${id}-price`} open={open}>
            <Fold summary={<FormattedMessage id="booking-passengers.trip.price" />}>
              <Suspense fallback={null}>
                <PriceSummary price={price} />
              </Suspense>
            </Fold>
          </NarrowFold>
        </Box>
      }
    >
      <Box
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        alignItems="center"
        justifyContent="space-between"
      >
        <chakra.h2 fontSize="lg" fontWeight="semibold" lineHeight="tight">
          <FormattedMessage id="booking-passengers.trip" />
        </chakra.h2>
        <FoldButton
          open={open}
          onToggle={() => setOpen(!open)}
          controls={`${id}-flights ${id}-price`}
        >
          <FormattedMessage id={`booking-passengers.trip.${open ? 'hide' : 'show'}`} />
        </FoldButton>
      </Box>
      <NarrowFold id={`${id}-flights`} open={open} marginTop="3">
        <Box gap="5" css={LINE}>
          {bounds.map((bound) => (
            <BoundSummary key={bound.index} bound={bound} tripType={tripType} carried />
          ))}
        </Box>
      </NarrowFold>
    </Ticket>
  );
}
