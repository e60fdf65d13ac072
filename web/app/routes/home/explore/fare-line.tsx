import { Link } from 'react-router';
import type { MoneyLike } from '#schema/format/money.ts';
import { Day, Duration, Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { PromotedRouteCardFragment } from '#web/app/routes/home/promoted-route.gen.ts';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';

import styles from './fare-list.module.css';

export type PricedRoute = PromotedRouteCardFragment & {
  /** About the same in the currency in which the user compares, where that is another. */
  about: MoneyLike | null;
};

export type FareLineProps = {
  fare: PricedRoute;
  to: string;
  active: boolean;
  onActive: (key: string | null) => void;
};

/** One line of the list, all of it a link to the flights of that day. */
export function FareLine({ fare, to, active, onActive }: FareLineProps) {
  const {
    key,
    origin,
    destination,
    departureDate,
    returnDate,
    lowestTotal,
    durationMinutes,
    direct,
    about,
  } = fare;
  const price = (
    <span className={styles.price}>
      <Money value={lowestTotal} />
    </span>
  );
  return (
    <li>
      <Link
        to={to}
        className={styles.route}
        data-active={active || undefined}
        onPointerEnter={() => onActive(key)}
        onPointerLeave={() => onActive(null)}
        onFocus={() => onActive(key)}
        onBlur={() => onActive(null)}
      >
        <span className={styles.pair}>
          <span className={styles.city}>{destination.city}</span>
          <span className={styles.from}>
            <FormattedMessage id="home.fromPrice" values={{ price }} />
            {about && (
              <span className={styles.about}>
                <FormattedMessage
                  id="converted-price.about"
                  values={{ amount: <Money value={about} /> }}
                />
              </span>
            )}
          </span>
        </span>
        <span className={styles.pair}>
          <span className={styles.way}>
            <VisuallyHidden>
              <FormattedMessage
                id="home.fromTo"
                values={{ origin: origin.city, destination: destination.city }}
              />
            </VisuallyHidden>
            <span aria-hidden="true" className={styles.codes}>
              {origin.code}
              <span className={styles.line} data-direct={direct || undefined} />
              {destination.code}
            </span>
            <span>
              <FormattedMessage id={direct ? 'home.direct' : 'home.viaStop'} />
              {' · '}
              <Duration minutes={durationMinutes} />
            </span>
          </span>
          <span className={styles.day}>
            <Day value={departureDate} style="short" />
            {returnDate && (
              <>
                {' – '}
                <Day value={returnDate} style="short" />
              </>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
