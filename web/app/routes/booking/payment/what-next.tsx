import { FormattedMessage } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';
import styles from './payment.module.css';

const HOUR = 60;

/** What a traveller does between now and the flight. */
export function WhatNext({ order }: { order: PaidOrderFragment }) {
  const to = useLocalePath();
  const address = to(`/order/flightOrderDetail?${new URLSearchParams({ order: order.id })}`);
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={styles.partHeading}>
        <FormattedMessage id="booking-payment.next" />
      </h2>
      <ul className={styles.next}>
        <li>
          <Icon name="ticket" />
          <span>
            <FormattedMessage
              id="booking-payment.next.order"
              values={{ link: (words) => <TextLink to={address}>{words}</TextLink> }}
            />
          </span>
        </li>
        <li>
          <Icon name="clock" />
          <span>
            <FormattedMessage
              id="booking-payment.next.checkIn"
              values={{
                hours: LIMITS.checkInOpensMinutes / HOUR,
                minutes: LIMITS.checkInClosesMinutes,
              }}
            />
          </span>
        </li>
        <li>
          <Icon name="user" />
          <span>
            <FormattedMessage id="booking-payment.next.documents" />
          </span>
        </li>
      </ul>
    </section>
  );
}
