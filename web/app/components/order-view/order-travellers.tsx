import { FormattedMessage } from 'react-intl';
import { carrierOfProgramme } from '#schema/rules/travellers/frequent-flyer.ts';
import { OrderContact } from './order-contact.tsx';
import type { OrderTravellersFragment } from './order-travellers.gen.ts';
import styles from './order-view.module.css';

/** Who travels, each with the document as its holder would recognise it, and whom the airline writes to. */
export function OrderTravellers({ order }: { order: OrderTravellersFragment }) {
  return (
    <>
      <ul className={styles.people}>
        {order.passengers.map(({ id, name, type, document, frequentFlyer, accompanyingAdult }) => (
          <li key={id} className={styles.person} data-keep-together="">
            <p className={styles.who}>
              <strong translate="no">{name}</strong>{' '}
              <span className={styles.type}>
                <FormattedMessage id="order-view.passengerType" values={{ type }} />
              </span>
            </p>
            <p className={styles.details}>
              <FormattedMessage id="order-view.document" values={{ code: document.type }} />{' '}
              {document.maskedNumber}
            </p>
            {frequentFlyer && (
              <p className={styles.details}>
                <FormattedMessage
                  id="order-view.frequentFlyer"
                  values={{
                    airline: carrierOfProgramme(frequentFlyer.airline),
                    number: frequentFlyer.number,
                  }}
                />
              </p>
            )}
            {accompanyingAdult && (
              <p className={styles.details}>
                <FormattedMessage
                  id="order-view.onLapOf"
                  values={{ name: accompanyingAdult.name }}
                />
              </p>
            )}
          </li>
        ))}
      </ul>
      <OrderContact contact={order.contact} />
    </>
  );
}
