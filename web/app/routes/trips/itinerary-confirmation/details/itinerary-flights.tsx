import { FormattedMessage } from 'react-intl';
import flightStyles from '#web/app/components/itinerary/itinerary-detail.module.css';
import { SegmentDetail } from '#web/app/components/itinerary/segment-detail.tsx';
import { CouponState } from '#web/app/components/order-view/coupon-state.tsx';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { ConfirmedItineraryFragment } from './confirmed-itinerary.gen.ts';
import styles from './itinerary-page.module.css';

type ItineraryFlightsProps = Pick<ConfirmedItineraryFragment, 'segments'>;

/** The flights in the order they are flown, each with what has become of the right to it. */
export function ItineraryFlights({ segments }: ItineraryFlightsProps) {
  return (
    <Panel as="section" aria-labelledby="itinerary-flights">
      <h2 id="itinerary-flights" className={styles.partHeading}>
        <FormattedMessage id="trips-itinerary-confirmation.details.flights" />
      </h2>
      <ol className={styles.flights}>
        {segments.map(({ id, flight, coupon }) => (
          <li key={id} data-keep-together="">
            <p className={styles.flightHead}>
              <strong>
                <Day value={flight.departure.local.slice(0, 10)} />
              </strong>
              {coupon && <CouponState state={coupon.state} />}
            </p>
            <div className={flightStyles.flights}>
              <SegmentDetail segment={flight} from={flight.departure} />
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        <FormattedMessage id="itinerary.localTimes" />
      </p>
    </Panel>
  );
}
