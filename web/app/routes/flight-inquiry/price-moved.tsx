import { FormattedMessage } from 'react-intl';
import { useBoundLabel } from '../../components/itinerary/use-bound-label.ts';
import { PriceChangeDialog } from '../../components/price-change/price-change-dialog.tsx';
import type { FlightQuery } from '../../components/search-panel/search-query.ts';
import { Money } from '../../i18n/format/formatted.tsx';
import type { ChosenBound } from './choose-bounds.ts';
import { chosenChange } from './chosen-change.ts';
import { readPicks, withPick, withPicks } from './picks.ts';
import { useQuery } from './use-query.ts';

/** Says when a chosen fare does not cost any more what it did when it was chosen: never silently (RULES, Clocks). */
export function PriceMoved({
  chosen,
  query,
}: {
  chosen: readonly ChosenBound[];
  query: FlightQuery;
}) {
  const label = useBoundLabel();
  const { params, replace, go } = useQuery();
  const change = chosenChange(chosen);
  const count = query.bounds.length;
  const accept = () => {
    const picks = readPicks(params, count).map((pick, index) => {
      const bound = chosen[index];
      return pick && bound ? { ...pick, amount: bound.total.amount } : pick;
    });
    replace(withPicks(params, picks));
  };
  return (
    <PriceChangeDialog
      change={change && { ...change, lines: [] }}
      onAccept={accept}
      onReject={() => go(withPick(params, count, change?.bounds[0]?.index ?? 0, null))}
    >
      <ul>
        {change?.bounds.map(({ index, shown, total }) => (
          <li key={index}>
            <FormattedMessage
              id="flight-inquiry.moved"
              values={{
                bound: label(query.tripType, index),
                old: <Money value={shown} />,
                new: <Money value={total} />,
              }}
            />
          </li>
        ))}
      </ul>
    </PriceChangeDialog>
  );
}
