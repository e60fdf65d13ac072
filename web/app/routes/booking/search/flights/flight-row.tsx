import { memo } from 'react';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { useFareBrands } from '#web/app/components/fare-conditions/fare-brands.ts';
import { FlightArticle } from '#web/app/components/flight-results/list/flight-article.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { fareColumns } from '#web/app/routes/booking/search/fares/fare-columns.tsx';
import { PriceForParty } from '#web/app/routes/booking/search/fares/price-for-party.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import type { FlightRowFragment } from './flight-row.gen.ts';

export type FlightRowProps = {
  flight: FlightRowFragment;
  /** Which bound, counted from 0, of how many. */
  index: number;
  count: number;
  party: PartyCounts;
  /** There is no other that day: there is nothing to be lower than. */
  isOnly: boolean;
};

/** One way to fly a bound, with what it costs the party. */
export const FlightRow = memo(function FlightRow({ flight, isOnly, ...bound }: FlightRowProps) {
  const codeText = useCodeText();
  const brandOf = useFareBrands();
  const { key, itinerary, fares } = flight;
  const [lowest] = fares;
  if (!lowest) return null;
  return (
    <FlightArticle
      itinerary={itinerary}
      flightKey={key}
      price={
        <PriceForParty perAdult={lowest.perAdult} total={lowest.total} party={bound.party} isFrom>
          {flight.lowestOfDay && !isOnly && (
            <Badge tone="success">
              <FormattedMessage id="flight-results.lowestOfDay" />
            </Badge>
          )}
        </PriceForParty>
      }
      warning={flight.tightConnection && codeText('TIGHT_CONNECTION')}
      fares={fareColumns({ ...bound, fares, optionId: key, brandOf })}
    />
  );
});
