import { FormattedMessage } from 'react-intl';
import { useTaxName } from '#web/app/components/price-summary/use-tax-name.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { ConfirmedItineraryFragment } from './confirmed-itinerary.gen.ts';
import styles from './itinerary-page.module.css';

type Price = Pick<ConfirmedItineraryFragment, 'fare' | 'taxes' | 'total'>;

/** Fare and each tax of the ticket, which add up to what was paid for it. */
export function ItineraryPrice({ confirmation: { fare, taxes, total } }: { confirmation: Price }) {
  const taxName = useTaxName();
  return (
    <Panel as="section" aria-labelledby="itinerary-price">
      <h2 id="itinerary-price" className={styles.partHeading}>
        <FormattedMessage id="trips-itinerary-confirmation.details.price" />
      </h2>
      <dl className={styles.lines}>
        <div>
          <dt>
            <FormattedMessage id="price-summary.fare" />
          </dt>
          <dd>
            <Money value={fare} />
          </dd>
        </div>
        {taxes.map(({ code, amount }) => (
          <div key={code}>
            <dt>
              {taxName(code)} <span className={styles.code}>{code}</span>
            </dt>
            <dd>
              <Money value={amount} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            <FormattedMessage id="price-summary.total" />
          </dt>
          <dd>
            <Money value={total} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
