import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { withListOptions } from './list-options.ts';
import { useQuery } from './use-query.ts';

/** Flights there are, but the filter leaves none. */
export function NoneLeft() {
  const { params, replace } = useQuery();
  return (
    <EmptyState
      headingLevel="h3"
      title={<FormattedMessage id="flight-inquiry.noneLeft.title" />}
      action={
        <Button
          variant="secondary"
          onClick={() =>
            replace(
              withListOptions(params, { sort: 'RECOMMENDED', isDirectOnly: false, times: [] }),
            )
          }
        >
          <FormattedMessage id="flight-inquiry.noneLeft.clear" />
        </Button>
      }
    />
  );
}
