import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Tick } from '#web/app/ui/plain/tick.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import type { ExtrasQuery } from './extras.route.gen.ts';

type ForOrder = NonNullable<ExtrasQuery['order']>;
export type Traveller = ForOrder['passengerSegments'][number];

/** The passengers of an order on the flights that they have still to take. */
export const travellersOf = ({ passengerSegments }: ForOrder): Traveller[] =>
  passengerSegments.filter(
    ({ coupon }) => coupon?.state === 'OPEN' || coupon?.state === 'CHECKED_IN',
  );

type ExtrasForProps = {
  travellers: readonly Traveller[];
  /** The ids of those who are chosen. */
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
};

/** For which passengers of an order, each on which flight, extras are bought; nothing where they are for no order. */
export function ExtrasFor({ travellers, chosen, onChosen }: ExtrasForProps) {
  if (travellers.length === 0) return null;
  return (
    <chakra.fieldset minWidth="0" marginBottom="6">
      <chakra.legend textStyle="h3" marginBottom="2">
        <FormattedMessage id="trips-extras.for" />
      </chakra.legend>
      {travellers.map(({ id, name, flight }) => (
        <Tick
          key={id}
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={(checked) =>
            onChosen(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          <span translate="no">{name}</span>
          {' · '}
          <PrintedCode>{flight.flightNumber}</PrintedCode>{' '}
          <Day value={flight.departure.local.slice(0, 10)} />
        </Tick>
      ))}
    </chakra.fieldset>
  );
}
