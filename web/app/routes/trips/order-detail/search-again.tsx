import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSearchAgain } from '#web/app/components/order-view/use-search-again.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

/** The way back to the same flights, days and party. */
export function SearchAgain({ order }: { order: DetailedOrderFragment }) {
  return (
    <Box marginTop="4">
      <LinkButton to={useSearchAgain(order)}>
        <FormattedMessage id="order-view.searchAgain" />
      </LinkButton>
    </Box>
  );
}
