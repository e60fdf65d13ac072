import { useListOptions } from '#web/app/components/flight-results/address/use-list-options.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';

/** Flights there are, but the filter leaves none. */
export function AllFilteredOut() {
  const { change } = useListOptions();
  return (
    <EmptyState
      headingLevel="h3"
      title={<FormattedMessage id="booking-search.noneLeft.title" />}
      action={
        <Button
          variant="secondary"
          onClick={() => change({ sort: 'RECOMMENDED', isDirectOnly: false, times: [] })}
        >
          <FormattedMessage id="booking-search.noneLeft.clear" />
        </Button>
      }
    />
  );
}
