import { LIMITS } from '#schema/codes/base/limits.ts';
import type { DateChangeKind } from '#web/app/apollo/schema-types.gen.ts';
import { BackToBooking } from '#web/app/components/date-change/back-to-booking.tsx';
import {
  type AskedChange,
  chooseFlightPath,
} from '#web/app/components/date-change/change-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';

type OfferOverProps = { asked: AskedChange; kind: DateChangeKind };

/** The price is no longer guaranteed: the way to the one of now. */
export function OfferOver({ asked, kind }: OfferOverProps) {
  const to = useLocalePath();
  return (
    <div>
      <Notice
        tone="warning"
        role="alert"
        title={<FormattedMessage id="trips-change-date-review.over" />}
      >
        <FormattedMessage
          id="trips-change-date-review.over.text"
          values={{ minutes: LIMITS.offerMinutes }}
        />
      </Notice>
      <ButtonRow marginTop="4">
        {kind === 'VOLUNTARY' ? (
          <LinkButton to={to(chooseFlightPath(asked))}>
            <FormattedMessage id="page.checkPrice" />
          </LinkButton>
        ) : (
          <BackToBooking orderId={asked.order} />
        )}
      </ButtonRow>
    </div>
  );
}
