import { FormattedMessage } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';

/** An order that this browser may not see, or that does not exist: the two look the same (RULES 10.5). `title` names the page. */
export function NotOpenHere({ title = 'booking-payment.title' }: { title?: MessageId }) {
  const to = useLocalePath();
  return (
    <>
      <PageTitle id={title} />
      <EmptyState
        headingLevel="h1"
        title={<FormattedMessage id="booking-payment.notOpen" />}
        action={
          <LinkButton to={to('/order/flightOrderDetail')}>
            <FormattedMessage id="booking-payment.notOpen.find" />
          </LinkButton>
        }
      >
        <p>
          <FormattedMessage
            id="booking-payment.notOpen.text"
            values={{ minutes: LIMITS.orderAccessMinutes }}
          />
        </p>
      </EmptyState>
    </>
  );
}
