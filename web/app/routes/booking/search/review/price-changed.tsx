import { withPick, withPicks } from '#web/app/components/flight-results/address/picks.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import { PriceChangeDialog } from '#web/app/components/price-change/price-change-dialog.tsx';
import type { FlightQuery } from '#web/app/components/search-panel/search-query.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useTrip } from '#web/app/routes/booking/search/address/trip-in-address.ts';
import type { ChosenBound } from '#web/app/routes/booking/search/chosen/choose-bounds.ts';
import { chosenChange } from '#web/app/routes/booking/search/chosen/chosen-change.ts';

/**
 * Says when the price of a chosen fare has changed since it was chosen: never silently (RULES 3.9).
 */
export function PriceChanged({
  chosen,
  query,
}: {
  chosen: readonly ChosenBound[];
  query: FlightQuery;
}) {
  const label = useBoundLabel();
  const { params, replace, go } = useQuery();
  const { picks } = useTrip();
  const change = chosenChange(chosen);
  const count = query.bounds.length;
  const accept = () => {
    const accepted = picks.map((pick, index) => {
      const bound = chosen[index];
      return pick && bound ? { ...pick, amount: bound.total.amount } : pick;
    });
    replace(withPicks(params, accepted));
  };
  return (
    <PriceChangeDialog
      change={change && { ...change, lines: [] }}
      onAccept={accept}
      onReject={() => go(withPick(params, count, change?.bounds[0]?.index ?? 0, null))}
    >
      {/* of a single flight the totals say it all */}
      {count > 1 && (
        <ul>
          {change?.bounds.map(({ index, shown, total }) => (
            <li key={index}>
              <FormattedMessage
                id="booking-search.moved"
                values={{
                  bound: label(query.tripType, index),
                  old: <Money value={shown} />,
                  new: <Money value={total} />,
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </PriceChangeDialog>
  );
}
