import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { page } from '#web/app/i18n/page.ts';
import { PageDescription } from '#web/app/page/page-description.tsx';
import picture from '#web/app/scenes/drawn/hel.gen.svg?url&no-inline';
import { BesideScene } from '#web/app/scenes/stage/beside-scene.tsx';
import { CheckNumber } from './check/check-number.tsx';
import { AskForItinerary } from './request/request-itinerary.tsx';

export const handle = page({
  messages: [
    'trips-itinerary-confirmation',
    'scenes',
    'ticket-fields',
    'verification-code',
    'forms',
    'code',
  ],
});

/**
 * Where a traveller asks for the itinerary of a ticket, and where anyone checks the number of one.
 */
export default function ItineraryConfirmationRoute() {
  const intl = useIntl();
  return (
    <Stack gap={{ base: '12', lg: '20' }}>
      <BesideScene address={picture} label="scenes.HEL">
        <PageDescription
          text={intl.formatMessage({ id: 'trips-itinerary-confirmation.description' })}
        />
        <AskForItinerary />
      </BesideScene>
      <CheckNumber />
    </Stack>
  );
}
