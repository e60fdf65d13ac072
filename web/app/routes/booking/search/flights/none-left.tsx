import { FormattedMessage } from 'react-intl';
import { withListOptions } from '#web/app/components/flight-results/address/list-options.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import { Button } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';

/** Flights there are, but the filter leaves none. */
export function NoneLeft() {
  const { params, replace } = useQuery();
  return (
    <EmptyState
      headingLevel="h3"
      title={<FormattedMessage id="booking-search.noneLeft.title" />}
      action={
        <Button
          variant="secondary"
          onClick={() =>
            replace(
              withListOptions(params, { sort: 'RECOMMENDED', isDirectOnly: false, times: [] }),
            )
          }
        >
          <FormattedMessage id="booking-search.noneLeft.clear" />
        </Button>
      }
    />
  );
}
