import { Fragment } from 'react';
import { Duration } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import type { ItineraryDetailFragment } from './itinerary-detail.gen.ts';
import styles from './itinerary-detail.module.css';
import { SegmentDetail } from './segment-detail.tsx';

/**
 * One bound flight by flight, down a line: terminals, aircraft, and what lies between two flights.
 * Texts: `itinerary`.
 */
export function ItineraryDetail({ itinerary }: { itinerary: ItineraryDetailFragment }) {
  const from = itinerary.departure;
  return (
    <ol className={styles.flights}>
      {itinerary.segments.map((segment, at) => {
        const transfer = itinerary.transfers[at];
        return (
          <Fragment key={segment.id}>
            <li>
              <SegmentDetail segment={segment} from={from} />
            </li>
            {transfer && (
              <li className={styles.stop}>
                <VisuallyHidden>
                  <FormattedMessage id="itinerary.stop" />{' '}
                </VisuallyHidden>
                <FormattedMessage
                  id="itinerary.stopIn"
                  values={{
                    city: transfer.airport.city,
                    duration: <Duration minutes={transfer.durationMinutes} />,
                  }}
                />
                {transfer.overnight && (
                  <strong className={styles.overnight}>
                    {' · '}
                    <FormattedMessage id="itinerary.overnight" />
                  </strong>
                )}
              </li>
            )}
          </Fragment>
        );
      })}
    </ol>
  );
}
