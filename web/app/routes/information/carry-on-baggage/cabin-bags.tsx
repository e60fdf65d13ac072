import { useIntl } from 'react-intl';
import { CABIN_BAG } from '#schema/codes/flights/baggage.ts';
import { formatUnit } from '#web/app/i18n/format/units.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { Bag, type BagSize } from './bag.tsx';
import styles from './cabin-bags.module.css';

const BAGS = [
  { id: 'cabinBag', where: 'above', size: CABIN_BAG.centimetres },
  { id: 'personalItem', where: 'below', size: CABIN_BAG.personalItem.centimetres },
] as const;

/**
 * The bag for the locker and the one for under the seat, to one scale, with their three dimensions.
 */
export function CabinBags() {
  const intl = useIntl();
  const locale = useLocale();
  const cm = (value: number) => formatUnit(locale, value, 'centimeter');
  const labels = ({ height, width, depth }: BagSize) => ({
    height: cm(height),
    width: cm(width),
    depth: cm(depth),
  });
  return (
    <div className={styles.bags}>
      {BAGS.map(({ id, where, size }) => (
        <figure key={id} className={styles.bag}>
          <Bag
            size={size}
            labels={labels(size)}
            wheels={where === 'above'}
            name={intl.formatMessage(
              { id: `information-carry-on-baggage.${id}Drawing` },
              labels(size),
            )}
          />
          <figcaption className={styles.caption}>
            <strong>
              <FormattedMessage id={`information-carry-on-baggage.${id}`} />
            </strong>
            <FormattedMessage id={`information-carry-on-baggage.${where}`} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
