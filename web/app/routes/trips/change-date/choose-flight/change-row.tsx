import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { FlightPrice } from '#web/app/components/flight-results/fares/flight-price.tsx';
import { FlightArticle } from '#web/app/components/flight-results/list/flight-article.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import { byRank, changeFares, type FareChoiceContext, LowerFares } from './change-fares.tsx';
import { ChangePrice } from './change-price.tsx';
import type { ChangeRowFragment } from './change-row.gen.ts';
import { optionKey } from './option-key.ts';

type ChangeRowProps = {
  option: ChangeRowFragment;
  /** How many passengers change. */
  passengers: number;
  /** Whether nothing on this day costs less, and something more. */
  isLowest: boolean;
  choice: FareChoiceContext;
};

/** One way to fly on the new day, with what changing to it costs everyone who changes. */
export function ChangeRow({ option, passengers, isLowest, choice }: ChangeRowProps) {
  const { itinerary, fares, lowestTotalDue } = option;
  const key = optionKey(option);
  const { kept, lower } = byRank(choice.own, fares);
  const forAll = (
    <>
      <FormattedMessage
        id="trips-change-date-choose-flight.forAll"
        values={{ count: passengers }}
      />{' '}
      <InReaderCurrency value={lowestTotalDue} />
    </>
  );
  return (
    <FlightArticle
      itinerary={itinerary}
      flightKey={key}
      price={
        <FlightPrice
          amount={<ChangePrice value={lowestTotalDue} />}
          isFrom={kept.length > 1 && lowestTotalDue.amount > 0}
          badge={
            isLowest && (
              <Badge tone="success">
                <FormattedMessage id="flight-results.lowestOfDay" />
              </Badge>
            )
          }
          notes={lowestTotalDue.amount > 0 ? [{ id: 'all', text: forAll }] : []}
        />
      }
      fares={changeFares(kept, key, choice)}
      belowFares={
        <>
          {kept.length === 0 && (
            <p>
              <FormattedMessage id="trips-change-date-choose-flight.soldOut" />
            </p>
          )}
          <LowerFares fares={lower} optionId={key} choice={choice} />
        </>
      }
    />
  );
}
