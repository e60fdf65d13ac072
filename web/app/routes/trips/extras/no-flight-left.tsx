import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { ExtrasFor } from './extras-for.tsx';
import type { Traveller } from './passenger-extras.ts';

function nothing() {}

/** The flights of an order on none of which extras are sold, each with the reason. */
export function NoFlightLeft({ travellers }: { travellers: readonly Traveller[] }) {
  return (
    <section aria-labelledby="no-extras">
      <chakra.h2 id="no-extras" textStyle="h2" marginBottom="4">
        <FormattedMessage id="trips-extras.closed" />
      </chakra.h2>
      <ExtrasFor travellers={travellers} chosen={[]} onChosen={nothing} />
    </section>
  );
}
