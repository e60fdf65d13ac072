import { FormattedMessage } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';

/** An itinerary that this browser may not see, or that is not given any more: the two look the same. */
export function NotOpenHere() {
  const to = useLocalePath();
  return (
    <>
      <PageTitle id="trips-itinerary-confirmation.notOpen.title" />
      <PageHeading
        lead={
          <FormattedMessage
            id="trips-itinerary-confirmation.notOpen.lead"
            values={{ minutes: LIMITS.orderAccessMinutes }}
          />
        }
      >
        <FormattedMessage id="trips-itinerary-confirmation.notOpen.title" />
      </PageHeading>
      <LinkButton to={to('/itineraryConfirmation')} size="lg">
        <FormattedMessage id="trips-itinerary-confirmation.notOpen.ask" />
      </LinkButton>
    </>
  );
}
