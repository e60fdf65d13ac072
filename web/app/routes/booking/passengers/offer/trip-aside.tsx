import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import { PriceSummary } from '#web/app/components/price-summary/price-summary.tsx';
import { InReaderCurrency } from '#web/app/components/reader-price/in-reader-currency.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { classNames } from '#web/app/ui/class-names.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { HoldClock } from './hold-clock.tsx';
import type { TripAsideFragment } from './trip-aside.gen.ts';
import styles from './trip-aside.module.css';

/** What is being booked, what it costs and until when: beside the form, and folded above it on small screens. */
export function TripAside({ offer, className }: { offer: TripAsideFragment; className?: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { tripType, bounds, price } = offer;
  return (
    <aside aria-labelledby={`${id}-title`} className={className}>
      <Panel className={styles.trip}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            <FormattedMessage id="booking-passengers.trip" />
          </h2>
          <span className={styles.total}>
            <Money value={price.total} /> <InReaderCurrency value={price.total} />
          </span>
        </div>
        <HoldClock expiresAt={offer.expiresAt} pageNow={offer.serverNow} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}-details`}
          onClick={() => setOpen(!open)}
        >
          <FormattedMessage id={`booking-passengers.trip.${open ? 'hide' : 'show'}`} />
          <Icon name="chevron-down" />
        </button>
        <div id={`${id}-details`} className={classNames(styles.details, !open && styles.folded)}>
          {bounds.map((bound) => (
            <div key={bound.index} className={styles.bound}>
              <BoundSummary bound={bound} tripType={tripType} />
            </div>
          ))}
          <details className={styles.price}>
            <summary>
              <FormattedMessage id="booking-passengers.trip.price" />
            </summary>
            <PriceSummary price={price} />
          </details>
        </div>
      </Panel>
    </aside>
  );
}
