import { Box } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { StopWords } from '#web/app/routes/trips/order-detail/timeline/stop-words.tsx';
import type { BoundStop } from '#web/app/routes/trips/order-detail/timeline/trip-stops.ts';
import { PlaceStage } from '#web/app/scenes/stage/place-stage.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';

/** The place under the sky in which one lands, and the way into it. */
export function ArrivalStop({ stop: { last, bound } }: { stop: BoundStop }) {
  const to = useLocalePath();
  const { destination } = last;
  const { instant } = bound.itinerary.arrival;
  return (
    <>
      <StopWords
        title={
          <FormattedMessage
            id="trips-order-detail.stop.arrival"
            values={{ city: destination.city }}
          />
        }
      >
        {destination.name}
        {' · '}
        <TextLink to={`${to('/guide/airport')}#${destination.code}`}>
          <FormattedMessage
            id="trips-order-detail.stop.intoCity"
            values={{ city: destination.city }}
          />
        </TextLink>
      </StopWords>
      <Box
        height={{ base: '8rem', md: '11rem' }}
        marginTop="3"
        overflow="hidden"
        css={{ borderRadius: '1rem', '& > *': { height: '100%' } }}
        data-screen-only=""
      >
        <PlaceStage place={{ ...destination, instant }} />
      </Box>
    </>
  );
}
