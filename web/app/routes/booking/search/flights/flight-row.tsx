import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import { ItineraryDetail } from '#web/app/components/itinerary/itinerary-detail.tsx';
import { ItineraryLine } from '#web/app/components/itinerary/itinerary-line.tsx';
import { OperatedBy } from '#web/app/components/itinerary/operated-by.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { isOpen, withOpen } from '#web/app/routes/booking/search/address/opened.ts';
import { useQuery } from '#web/app/routes/booking/search/address/use-query.ts';
import { FareCards } from '#web/app/routes/booking/search/fares/fare-cards.tsx';
import { FareTable } from '#web/app/routes/booking/search/fares/fare-table.tsx';
import { PriceForParty } from '#web/app/routes/booking/search/fares/price-for-party.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { Badge } from '#web/app/ui/plain/badge.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import type { FlightRowFragment } from './flight-row.gen.ts';
import styles from './flight-row.module.css';

export type FlightRowProps = {
  flight: FlightRowFragment;
  index: number;
  count: number;
  party: PartyCounts;
};

/** One way to fly a bound; its fares, compared in one table, unfold below it. */
export function FlightRow({ flight, index, count, party }: FlightRowProps) {
  const id = useId();
  const { time } = useFormat();
  const aircraftName = useAircraftName();
  const codeText = useCodeText();
  const { params, replace } = useQuery();
  const { itinerary, fares } = flight;
  const [first] = itinerary.segments;
  const last = itinerary.segments.at(-1);
  const [lowest] = fares;
  if (!first || !last || !lowest) return null;
  const open = isOpen(params, flight.key);
  const { departure, arrival } = itinerary;
  const choice = { fares, optionId: flight.key, index, count, party };
  return (
    <article className={styles.flight} data-open={open || undefined} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`} className={styles.name}>
        <FormattedMessage
          id="booking-search.flightName"
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
        <div className={styles.price}>
          <PriceForParty perAdult={lowest.perAdult} total={lowest.total} party={party} isFrom>
            {flight.lowestOfDay && (
              <Badge tone="success">
                <FormattedMessage id="booking-search.lowestOfDay" />
              </Badge>
            )}
          </PriceForParty>
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}-fares`}
          aria-describedby={`${id}-name`}
          onClick={() => replace(withOpen(params, flight.key, !open))}
        >
          <FormattedMessage id={open ? 'booking-search.hideFares' : 'booking-search.showFares'} />
          <Icon name="chevron-down" />
        </button>
      </div>
      {flight.tightConnection && (
        <p className={styles.warning}>
          <Icon name="triangle-alert" /> {codeText('TIGHT_CONNECTION')}
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
                  <FormattedMessage id="booking-search.fares" />
                </h4>
              </VisuallyHidden>
              <FareTable {...choice} />
              <FareCards {...choice} />
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
