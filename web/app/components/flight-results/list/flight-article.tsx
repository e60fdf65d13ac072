import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import { isOpen, withOpen } from '#web/app/components/flight-results/address/opened.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import { FareCards } from '#web/app/components/flight-results/fares/fare-cards.tsx';
import type { FareColumn } from '#web/app/components/flight-results/fares/fare-column.ts';
import { FareTable } from '#web/app/components/flight-results/fares/fare-table.tsx';
import type { ItineraryDetailFragment } from '#web/app/components/itinerary/itinerary-detail.gen.ts';
import { ItineraryDetail } from '#web/app/components/itinerary/itinerary-detail.tsx';
import { ItineraryLine } from '#web/app/components/itinerary/itinerary-line.tsx';
import { OperatedBy } from '#web/app/components/itinerary/operated-by.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './flight-row.module.css';

export type FlightArticleProps = {
  itinerary: ItineraryDetailFragment;
  /** Names it in the page's address. */
  flightKey: string;
  /** Its lowest price. */
  price: ReactNode;
  /** What to know before choosing it. */
  warning?: ReactNode;
  fares: readonly FareColumn[];
};

/**
 * One way to fly a bound; its fares, compared in one table, unfold below it. Texts: `flight-results`, `itinerary` and
 * `fare-conditions`.
 */
export function FlightArticle({ itinerary, flightKey, price, warning, fares }: FlightArticleProps) {
  const id = useId();
  const { time } = useFormat();
  const aircraftName = useAircraftName();
  const { params, replace } = useQuery();
  const [first] = itinerary.segments;
  const last = itinerary.segments.at(-1);
  if (!first || !last) return null;
  const open = isOpen(params, flightKey);
  const { departure, arrival } = itinerary;
  return (
    <article className={styles.flight} data-open={open || undefined} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`} className={styles.name}>
        <FormattedMessage
          id="flight-results.flightName"
          values={{
            departure: time(departure.instant, departure.zone),
            origin: first.origin.city,
            arrival: time(arrival.instant, arrival.zone),
            destination: last.destination.city,
            number: itinerary.segments.map(({ flightNumber }) => flightNumber).join(', '),
          }}
        />
      </h3>
      <div className={styles.head}>
        <div className={styles.itinerary}>
          <ItineraryLine itinerary={itinerary} />
        </div>
        <p className={styles.numbers}>
          {itinerary.segments.map((segment) => (
            <span key={segment.id}>
              <strong>{segment.flightNumber}</strong> {aircraftName(segment.aircraft.code)}
              <OperatedBy segment={segment} />
            </span>
          ))}
        </p>
        <div className={styles.price}>{price}</div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}-fares`}
          aria-describedby={`${id}-name`}
          onClick={() => replace(withOpen(params, flightKey, !open))}
        >
          <FormattedMessage id={open ? 'flight-results.hideFares' : 'flight-results.showFares'} />
          <Icon name="chevron-down" />
        </button>
      </div>
      {warning && (
        <p className={styles.warning}>
          <Icon name="triangle-alert" /> {warning}
        </p>
      )}
      <div id={`${id}-fares`} className={styles.fares}>
        {open && (
          <>
            <div className={styles.detail}>
              <h4 className={styles.part}>
                <FormattedMessage id="itinerary.details" />
              </h4>
              <ItineraryDetail itinerary={itinerary} />
              <p className={styles.local}>
                <FormattedMessage id="itinerary.localTimes" />
              </p>
            </div>
            <div className={styles.choice}>
              <VisuallyHidden>
                <h4>
                  <FormattedMessage id="flight-results.fares" />
                </h4>
              </VisuallyHidden>
              <FareTable fares={fares} />
              <FareCards fares={fares} />
              <p className={styles.local}>
                <FormattedMessage id="fare-conditions.perBound" />
              </p>
            </div>
          </>
        )}
      </div>
    </article>
  );
}
