import { FormattedMessage } from 'react-intl';
import { useSearchAgain } from '#web/app/components/order-view/use-search-again.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';
import styles from './order-detail.module.css';

/** The way back to the same flights, days and party. */
export function SearchAgain({ order }: { order: DetailedOrderFragment }) {
  return (
    <LinkButton to={useSearchAgain(order)} className={styles.again}>
      <FormattedMessage id="order-view.searchAgain" />
    </LinkButton>
  );
}
