import { FormattedMessage } from 'react-intl';
import { useLocalePath } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The address names no offer of this airline: says so and leads back to the flights. */
export function NoOffer() {
  const to = useLocalePath();
  return (
    <EmptyState
      headingLevel="h1"
      title={<FormattedMessage id="passengers-service.none.title" />}
      action={
        <LinkButton to={to('/flightInquiry')}>
          <FormattedMessage id="passengers-service.none.search" />
        </LinkButton>
      }
    >
      <FormattedMessage id="passengers-service.none.text" />
    </EmptyState>
  );
}
