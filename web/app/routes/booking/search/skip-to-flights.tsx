import { chakra } from '@chakra-ui/react';
import { FLIGHTS } from '#web/app/components/flight-results/list/flight-list.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

const UNSEEN = {
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  padding: '0',
  overflow: 'hidden',
} as const;

/** For the Tab key: past the search, the days and the filters, which are many stops. */
export function SkipToFlights() {
  return (
    <chakra.a
      href={`#${FLIGHTS}`}
      position="absolute"
      zIndex="skip"
      padding="3"
      borderRadius="md"
      backgroundColor="bg.panel"
      color="brand.fg"
      fontWeight="medium"
      data-screen-only=""
      css={{ '&:not(:focus)': UNSEEN }}
    >
      <FormattedMessage id="booking-search.skip" />
    </chakra.a>
  );
}
