import { FormattedMessage } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';

/** The address names no offer of this airline: says so and leads back to the flights. */
export function NoOffer() {
  const to = useLocalePath();
  return (
    <EmptyState
      headingLevel="h1"
      title={<FormattedMessage id="booking-passengers.none.title" />}
      action={
        <LinkButton to={to('/flightInquiry')}>
          <FormattedMessage id="booking-passengers.none.search" />
        </LinkButton>
      }
    >
      <FormattedMessage id="booking-passengers.none.text" />
    </EmptyState>
  );
}
