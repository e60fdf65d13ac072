import { FormattedMessage } from 'react-intl';
import type { PlaceAirport } from '#web/app/components/airport-combobox/place.ts';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import type { FlightQuery } from '#web/app/components/search-panel/search-query.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { cityOf } from '#web/app/routes/booking/search/address/place-names.ts';
import { useFocusOnChange } from '#web/app/routes/booking/search/use-focus-on-change.ts';
import styles from './bound-heading.module.css';

export type BoundHeadingProps = {
  index: number;
  query: FlightQuery;
  airports: readonly PlaceAirport[];
};

/** Which bound is to be chosen; takes the focus when it follows another one. */
export function BoundHeading({ index, query, airports }: BoundHeadingProps) {
  const label = useBoundLabel();
  const heading = useFocusOnChange<HTMLHeadingElement>(index);
  const bound = query.bounds[index];
  if (!bound) return null;
  return (
    <h2 id="bound-heading" ref={heading} tabIndex={-1} className={styles.heading}>
      <span className={styles.label}>{label(query.tripType, index)}</span>{' '}
      <FormattedMessage
        id="booking-search.route"
        values={{
          origin: cityOf(airports, bound.origin),
          destination: cityOf(airports, bound.destination),
        }}
      />{' '}
      <span className={styles.day}>
        <Day value={bound.departureDate} style="weekday" />
      </span>
    </h2>
  );
}
