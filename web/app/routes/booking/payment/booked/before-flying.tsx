import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import styles from '#web/app/routes/booking/payment/payment.module.css';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { BaggageOfTrip } from './baggage-of-trip.tsx';
import type { BookedTripFragment } from './booked-trip.gen.ts';
import { CheckInTimes } from './check-in-times.tsx';
import { FareRules } from './fare-rules.tsx';
import { WhatToBring } from './what-to-bring.tsx';

type PartProps = {
  id: 'checkIn' | 'baggage' | 'rules' | 'bring';
  children: ReactNode;
};

function Part({ id, children }: PartProps) {
  return (
    <Panel as="section" aria-labelledby={`booked-${id}`} data-keep-together="">
      <h3 id={`booked-${id}`} className={styles.partTitle}>
        <FormattedMessage id={`booking-payment.booked.${id}`} />
      </h3>
      <div className={styles.part}>{children}</div>
    </Panel>
  );
}

/** What a passenger does between now and the flight: where to be and when, with which bags and documents, under which rules. */
export function BeforeFlying({ order }: { order: BookedTripFragment }) {
  const to = useLocalePath();
  const address = to(`/order/flightOrderDetail?${new URLSearchParams({ order: order.id })}`);
  return (
    <section aria-labelledby="next" className={styles.next}>
      <div>
        <h2 id="next" className={styles.partHeading}>
          <FormattedMessage id="booking-payment.next" />
        </h2>
        <p>
          <FormattedMessage
            id="booking-payment.next.order"
            values={{ link: (words) => <TextLink to={address}>{words}</TextLink> }}
          />
        </p>
      </div>
      <div className={styles.parts}>
        <Part id="checkIn">
          <CheckInTimes order={order} />
        </Part>
        <Part id="bring">
          <WhatToBring order={order} />
        </Part>
        <Part id="baggage">
          <BaggageOfTrip order={order} />
        </Part>
        <Part id="rules">
          <FareRules order={order} />
        </Part>
      </div>
    </section>
  );
}
