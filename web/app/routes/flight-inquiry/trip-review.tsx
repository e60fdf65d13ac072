import { FormattedMessage } from 'react-intl';
import { FareConditions } from '../../components/fare-conditions/fare-conditions.tsx';
import { BoundSummary } from '../../components/itinerary/bound-summary.tsx';
import { PriceChangeDialog } from '../../components/price-change/price-change-dialog.tsx';
import type { FlightQuery } from '../../components/search-panel/search-query.ts';
import { Money } from '../../i18n/format/formatted.tsx';
import { useCodeText } from '../../i18n/use-code-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ChosenBound } from './choose-bounds.ts';
import chosenStyles from './chosen-bounds.module.css';
import { ChangeBound } from './chosen-bounds.tsx';
import { OfferRefused } from './offer-refused.tsx';
import { TripBar } from './trip-bar.tsx';
import styles from './trip-review.module.css';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { useOffer } from './use-offer.ts';

export type TripReviewProps = { chosen: readonly ChosenBound[]; query: FlightQuery };

/** Everything that was chosen, before it becomes an offer whose price is guaranteed for a while. */
export function TripReview({ chosen, query }: TripReviewProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>('review');
  const codeText = useCodeText();
  const offer = useOffer(chosen, query);
  return (
    <section aria-labelledby="review-heading">
      <h2 id="review-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage id="flight-inquiry.review" />
      </h2>
      {offer.refusal && <OfferRefused {...offer.refusal} query={query} />}
      <ul className={chosenStyles.bounds}>
        {chosen.map((bound) => (
          <li key={bound.index} className={chosenStyles.bound}>
            <BoundSummary
              bound={bound}
              tripType={query.tripType}
              price={<Money value={bound.total} />}
              action={<ChangeBound index={bound.index} query={query} />}
            />
            {bound.tightConnection && (
              <p className={styles.warning}>
                <Icon name="triangle-alert" /> {codeText('TIGHT_CONNECTION')}
              </p>
            )}
            <details className={styles.conditions}>
              <summary>
                <FormattedMessage id="flight-inquiry.conditions" />
              </summary>
              <FareConditions brand={bound.brand} />
            </details>
          </li>
        ))}
      </ul>
      <p className={styles.local}>
        <FormattedMessage id="itinerary.localTimes" />
      </p>
      <TripBar chosen={chosen} party={query.party} isWhole>
        <Button size="lg" loading={offer.isAsking} onClick={offer.ask}>
          <FormattedMessage id="flight-inquiry.continue" />
        </Button>
      </TripBar>
      <PriceChangeDialog
        change={offer.change}
        onAccept={offer.accept}
        onReject={offer.reject}
        accepting={offer.isAsking}
      />
    </section>
  );
}
