import { FormattedMessage } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';

/** A flight that this browser may not see, or that has landed: the two look the same. */
export function NotOpenHere() {
  const to = useLocalePath();
  return (
    <>
      <PageTitle id="check-in.notOpen" />
      <PageHeading
        lead={
          <FormattedMessage
            id="check-in.notOpen.lead"
            values={{ minutes: LIMITS.orderAccessMinutes }}
          />
        }
      >
        <FormattedMessage id="check-in.notOpen" />
      </PageHeading>
      <LinkButton to={to('/checkIn')} size="lg">
        <FormattedMessage id="check-in.all" />
      </LinkButton>
    </>
  );
}
