import { type ReactNode, useDeferredValue, useId } from 'react';
import { extrasPathFor } from '#web/app/components/buy-extra/extras-path.ts';
import { useOpened } from '#web/app/components/flight-results/address/use-opened.ts';
import { FareCards } from '#web/app/components/flight-results/fares/fare-cards.tsx';
import type {
  FareColumn,
  FaresProps,
} from '#web/app/components/flight-results/fares/fare-column.ts';
import { FareTable } from '#web/app/components/flight-results/fares/fare-table.tsx';
import type { ItineraryDetailFragment } from '#web/app/components/itinerary/itinerary-detail.gen.ts';
import { ItineraryDetail } from '#web/app/components/itinerary/itinerary-detail.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { useIsWide } from '#web/app/ui/use-is-wide.ts';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import edge from './flight-edge.module.css';
import { FlightFacts } from './flight-facts.tsx';
import styles from './flight-row.module.css';

export type FlightArticleProps = {
  itinerary: ItineraryDetailFragment;
  /** Names it in the page's address. */
  flightKey: string;
  /** Its lowest price, or why it has none. */
  price: ReactNode;
  /** What to know before choosing it. */
  warning?: ReactNode;
  /** Left out for a flight that cannot be chosen: greyed, with nothing to press. */
  fares?: readonly FareColumn[];
  /** What else can be chosen, below the fares that are compared. */
  belowFares?: ReactNode;
};

/**
 * One way to fly a bound; its fares, compared in one table, unfold below it. Texts:
 * `flight-results`, `itinerary` and `fare-conditions`.
 */
export function FlightArticle(props: FlightArticleProps) {
  const { itinerary, flightKey, price, warning, fares, belowFares } = props;
  const id = useId();
  const [isOpen, setOpen] = useOpened(flightKey);
  // the button answers first: fares are many elements
  const isShown = useDeferredValue(isOpen);
  if (itinerary.segments.length === 0) return null;
  const open = fares && isOpen;
  return (
    <article
      className={styles.flight}
      data-open={open || undefined}
      data-sold-out={fares ? undefined : ''}
      aria-labelledby={`${id}-name`}
    >
      <div className={styles.head}>
        <FlightFacts id={`${id}-name`} itinerary={itinerary} price={price} />
        {fares && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={`${id}-fares`}
            aria-describedby={`${id}-name`}
            onClick={() => setOpen(!open)}
          >
            <FormattedMessage id={open ? 'flight-results.hideFares' : 'flight-results.showFares'} />
            <Icon name="chevron-down" />
          </button>
        )}
      </div>
      {warning && (
        <p className={styles.warning}>
          <Icon name="triangle-alert" /> {warning}
        </p>
      )}
      <div id={`${id}-fares`} className={`${styles.fares} ${edge.beforeFares}`}>
        {open && isShown && (
          <>
            <div className={styles.detail}>
              <h4 className={styles.part}>
                <FormattedMessage id="itinerary.details" />
              </h4>
              <ItineraryDetail itinerary={itinerary} />
              <p className={styles.local}>
                <FormattedMessage id="page.localTimes" />
              </p>
            </div>
            <div className={styles.choice}>
              <VisuallyHidden>
                <h4>
                  <FormattedMessage id="flight-results.fares" />
                </h4>
              </VisuallyHidden>
              {fares.length > 0 && <Fares fares={fares} />}
              {belowFares}
              <p className={styles.local}>
                <FormattedMessage id="fare-conditions.perBound" />
              </p>
              {fares.some(({ brand }) => brand.conditions.checkedBags.pieces === 0) && (
                <p className={styles.local}>
                  <BagsLater />
                </p>
              )}
            </div>
          </>
        )}
      </div>
    </article>
  );
}

/** Where a bag is bought that the fare does not include. */
function BagsLater() {
  const to = useLocalePath();
  return (
    <FormattedMessage
      id="fare-conditions.addBag"
      values={{
        link: (words) => <TextLink to={to(extrasPathFor('EXTRA_BAG'))}>{words}</TextLink>,
      }}
    />
  );
}

/**
 * The server sends both forms, and the style sheet shows one; the browser renders the one alone.
 */
function Fares(props: FaresProps) {
  const isWide = useIsWide();
  return (
    <>
      {isWide !== false && <FareTable {...props} />}
      {isWide !== true && <FareCards {...props} />}
    </>
  );
}
