import { Text } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { TextLink } from '#web/app/ui/text-link.tsx';

/**
 * The way to the itinerary of a single ticket, for those to whom the receipt of all of them may not
 * be shown.
 */
export function AskForItinerary() {
  const to = useLocalePath();
  return (
    <Text marginTop="3" color="fg.muted" fontSize="sm" data-screen-only="">
      <FormattedMessage
        id="trips-order-detail.itinerary"
        values={{
          link: (words) => <TextLink to={to('/itineraryConfirmation')}>{words}</TextLink>,
        }}
      />
    </Text>
  );
}
