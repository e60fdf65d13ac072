import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { Skeleton } from '#web/app/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './trip-skeleton.module.css';

const ROWS = ['1', '2', '3', '4', '5'];

/** Skeletons of what is loading, each as high as its content will be. */
export function TripSkeleton() {
  return (
    <div className={styles.trip}>
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="booking-search.loading" />
        </span>
      </VisuallyHidden>
      <noscript>
        <p>
          <FormattedMessage
            id="booking-search.needsScripts"
            values={{ phone: BRAND.phone.display }}
          />
        </p>
      </noscript>
      <div className={styles.summary}>
        <Skeleton width="60%" />
      </div>
      <div className={styles.heading}>
        <Skeleton width="min(24rem, 80%)" height="1.5rem" />
      </div>
      <div className={styles.ribbon}>
        <Skeleton width="40%" />
      </div>
      <div className={styles.toolbar}>
        <Skeleton width="5rem" />
      </div>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="70%" height="2.5rem" />
          <Skeleton width="8rem" height="1.5rem" />
        </div>
      ))}
    </div>
  );
}
