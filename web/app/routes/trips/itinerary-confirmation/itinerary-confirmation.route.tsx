import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { page } from '#web/app/i18n/page.ts';
import { PageDescription } from '#web/app/page/page-description.tsx';
import { CheckNumber } from './check/check-number.tsx';
import { AskForItinerary } from './request/request-itinerary.tsx';

export const handle = page({
  messages: ['trips-itinerary-confirmation', 'ticket-fields', 'verification-code', 'forms', 'code'],
});

/**
 * Where a traveller asks for the itinerary of a ticket, and where anyone checks the number of one.
 */
export default function ItineraryConfirmationRoute() {
  const intl = useIntl();
  return (
    <Box display="grid" gap="12" maxWidth="form">
      <PageDescription
        text={intl.formatMessage({ id: 'trips-itinerary-confirmation.description' })}
      />
      <AskForItinerary />
      <CheckNumber />
    </Box>
  );
}
