import { LIMITS } from '#schema/codes/base/limits.ts';
import { BackToBooking } from '#web/app/components/date-change/back-to-booking.tsx';
import { changeDatePath } from '#web/app/components/date-change/change-paths.ts';
import { LatePayment } from '#web/app/components/payment/late-payment.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { DateChangeStatusFragment } from './date-change-status.gen.ts';

/** The change was not paid: the old flights stay booked, and it can be asked for again. */
export function ChangeClosed({ change }: { change: DateChangeStatusFragment }) {
  const to = useLocalePath();
  const { order, payments, cancellationCause, kind } = change;
  const values = { cause: cancellationCause ?? 'TRAVELLER' };
  return (
    <PageColumn>
      <PageTitle id="trips-change-date-review.closed" values={values} />
      <PageHeading
        lead={
          <FormattedMessage
            id="trips-change-date-review.closed.text"
            values={{ ...values, minutes: LIMITS.paymentWindowMinutes }}
          />
        }
      >
        <FormattedMessage id="trips-change-date-review.closed" values={values} />
      </PageHeading>
      {payments.length > 0 && <LatePayment payments={payments} />}
      <ButtonRow>
        {kind === 'VOLUNTARY' && (
          <LinkButton to={to(changeDatePath({ order: order.id }))}>
            <FormattedMessage id="trips-change-date-review.closed.again" />
          </LinkButton>
        )}
        <BackToBooking orderId={order.id} />
      </ButtonRow>
    </PageColumn>
  );
}
