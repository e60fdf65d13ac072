import { Box, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import { PriceSummary } from '#web/app/components/price-summary/price-summary.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Fold } from '#web/app/ui/disclosure/fold.tsx';
import { FoldButton, NarrowFold } from '#web/app/ui/disclosure/narrow-fold.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { HoldClock } from './hold-clock.tsx';
import type { TripAsideFragment } from './trip-aside.gen.ts';

const LINE = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/**
 * What is being booked, what it costs and until when: beside the form, and folded above it on small
 * screens.
 */
export function TripAside({ offer }: { offer: TripAsideFragment }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { tripType, bounds, price } = offer;
  return (
    <Panel>
      <Box gap="3" css={LINE}>
        <Box
          display="flex"
          flexWrap="wrap"
          gap="1"
          columnGap="4"
          alignItems="baseline"
          justifyContent="space-between"
          fontWeight="semibold"
          lineHeight="tight"
        >
          <chakra.h2 fontSize="lg">
            <FormattedMessage id="booking-passengers.trip" />
          </chakra.h2>
          <chakra.span fontSize="xl">
            <Money value={price.total} /> <InReaderCurrency value={price.total} />
          </chakra.span>
        </Box>
        <HoldClock expiresAt={offer.expiresAt} pageNow={offer.serverNow} />
        <FoldButton open={open} onToggle={() => setOpen(!open)} controls={id}>
          <FormattedMessage id={`booking-passengers.trip.${open ? 'hide' : 'show'}`} />
        </FoldButton>
        <NarrowFold id={id} open={open} marginTop={{ lg: '2' }}>
          <Box gap="5" css={LINE}>
            {bounds.map((bound) => (
              <Box key={bound.index} paddingBottom="2" borderBottomWidth="1px">
                <BoundSummary bound={bound} tripType={tripType} />
              </Box>
            ))}
            <Fold summary={<FormattedMessage id="booking-passengers.trip.price" />}>
              <PriceSummary price={price} />
            </Fold>
          </Box>
        </NarrowFold>
      </Box>
    </Panel>
  );
}
