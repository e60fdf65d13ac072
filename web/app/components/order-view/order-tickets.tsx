import { FormattedMessage } from 'react-intl';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { CouponState } from './coupon-state.tsx';
import type { OrderTicketsFragment } from './order-tickets.gen.ts';
import styles from './order-view.module.css';
import { printedTicketNumber } from './ticket-number.ts';

type Coupon = OrderTicketsFragment['tickets'][number]['coupons'][number];

function CouponRow({ coupon }: { coupon: Coupon }) {
  const { flightNumber, origin, destination, departure } = coupon.segment.flight;
  return (
    <li className={styles.coupon}>
      <span>
        <span className="text-code">{flightNumber}</span> {origin.code}–{destination.code}{' '}
        <span className={styles.day}>
          <Day value={departure.local.slice(0, 10)} style="short" />
        </span>
      </span>
      <CouponState state={coupon.state} />
    </li>
  );
}

export type OrderTicketsProps = {
  order: OrderTicketsFragment;
  /** Whether each flight's coupon is listed with its state. */
  coupons?: boolean;
};

/** The number of every passenger's electronic ticket, and what has become of it flight by flight. */
export function OrderTickets({ order, coupons = false }: OrderTicketsProps) {
  return (
    <ul className={styles.people}>
      {order.tickets.map(({ id, number, passenger, coupons: list, validUntil }) => (
        <li key={id} className={styles.person} data-keep-together="">
          <p className={styles.who}>
            <strong translate="no">{passenger.name}</strong>{' '}
            <span className={styles.type}>
              <FormattedMessage id="order-view.passengerType" values={{ type: passenger.type }} />
            </span>
          </p>
          <p className={styles.ticketNumber}>
            <FormattedMessage
              id="order-view.ticketNumber"
              values={{
                number: (
                  <span className="text-code" translate="no">
                    {printedTicketNumber(number)}
                  </span>
                ),
              }}
            />
          </p>
          {coupons && (
            <>
              <ul className={styles.coupons}>
                {list.map((coupon) => (
                  <CouponRow key={coupon.id} coupon={coupon} />
                ))}
              </ul>
              <p className={styles.details}>
                <FormattedMessage
                  id="order-view.validUntil"
                  values={{ day: <Day value={validUntil} /> }}
                />
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
