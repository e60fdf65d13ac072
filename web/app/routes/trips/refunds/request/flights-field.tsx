import { useIntl } from 'react-intl';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import type { RefundableOrder } from './refundable-order.ts';
import { TickGroup } from './tick-group.tsx';

type FlightsFieldProps = {
  order: RefundableOrder;
  /** Those with a ticket to give back. */
  bounds: readonly number[];
  chosen: readonly number[];
};

/** Which flights are given back; only asked where there is a choice. */
export function FlightsField({ order, bounds, chosen }: FlightsFieldProps) {
  const intl = useIntl();
  const { day } = useFormat();
  const boundLabel = useBoundLabel();
  return (
    <TickGroup
      name="boundIndexes"
      label={intl.formatMessage({ id: 'trips-refunds-request.flights' })}
      missing={intl.formatMessage({ id: 'trips-refunds-request.flights.missing' })}
      options={order.bounds
        .filter(({ index }) => bounds.includes(index))
        .map(({ index, itinerary: { departure, segments } }) => ({
          value: String(index),
          fixed: bounds.length === 1 && chosen.includes(index),
          checked: chosen.includes(index),
          label: (
            <>
              <FormattedMessage
                id="trips-refunds-request.bound"
                values={{
                  bound: boundLabel(order.tripType, index),
                  origin: segments[0]?.origin.city,
                  destination: segments.at(-1)?.destination.city,
                }}
              />
              <Muted as="span" block>
                {day(departure.local.slice(0, 10), 'weekday')}{' '}
                <span translate="no">
                  {segments.map(({ flightNumber }) => flightNumber).join(', ')}
                </span>
              </Muted>
            </>
          ),
        }))}
    />
  );
}
