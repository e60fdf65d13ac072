import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { MoneyLike } from '#schema/format/money.ts';
import type { ChangeAmounts } from '#web/app/components/date-change/change-lines.ts';
import { ChangeSteps } from '#web/app/components/date-change/change-steps.tsx';
import { PayAside, PayColumns } from '#web/app/components/payment/pay-columns.tsx';
import { PayMethod } from '#web/app/components/payment/pay-method/pay-method.tsx';
import { usePayMethod } from '#web/app/components/payment/pay-method/use-pay-method.ts';
import { PayableBar } from '#web/app/components/payment/payable/payable-bar.tsx';
import { PaymentAttempt } from '#web/app/components/payment/payable/payment-attempt.tsx';
import type { FollowedPayment } from '#web/app/components/payment/payable/use-followed-payment.ts';
import { PointsUsed } from '#web/app/components/payment/points-payment/points-used.tsx';
import type { Stage } from '#web/app/components/payment/stage.ts';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { ChangePrices } from '#web/app/routes/trips/change-date/review/parts/change-prices.tsx';
import { ChangedBounds } from '#web/app/routes/trips/change-date/review/parts/changed-bounds.tsx';
import { SeatMoves } from '#web/app/routes/trips/change-date/review/parts/seat-moves.tsx';
import { firstFlightOf } from '#web/app/scenes/stage/first-flight.ts';
import { FlightStage } from '#web/app/scenes/stage/flight-stage.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { CancelDateChange } from './cancel-date-change.tsx';
import type { DateChangeStatusFragment } from './date-change-status.gen.ts';

type Priced = Pick<DateChangeStatusFragment, 'penalty' | 'totalDue' | 'refundDue' | 'passengers'>;

/** What a change costs in all; the differences are those of its passengers together. */
function amountsOf(change: Priced): ChangeAmounts & { readonly refundDue: MoneyLike } {
  const { penalty, totalDue, refundDue, passengers } = change;
  const sum = (of: 'fareDifference' | 'taxDifference') => ({
    ...totalDue,
    amount: passengers.reduce((total, part) => total + part[of].amount, 0),
  });
  return {
    penalty,
    totalDue,
    refundDue,
    fareDifference: sum('fareDifference'),
    taxDifference: sum('taxDifference'),
  };
}

type ChangeToPayProps = {
  change: DateChangeStatusFragment;
  stage: Stage;
  payment: FollowedPayment;
  /** The change has moved on at the gateway, or time has: it is asked for again. */
  onChanged: () => Promise<void>;
};

/** What is paid for, how long there is, and the one button. */
export function ChangeToPay({ change, stage, payment, onChanged }: ChangeToPayProps) {
  const intl = useIntl();
  const method = usePayMethod(change);
  const { id, capabilities, order, paymentDueAt, serverNow } = change;
  const cancels = capabilities.some(({ action, allowed }) => action === 'CANCEL' && allowed);
  return (
    <>
      <PageTitle id="trips-change-date-review.pay" />
      <FlightStage flight={firstFlightOf(change.bounds.map(({ after }) => after))}>
        <ChangeSteps current="confirm" />
        <PageHeading lead={<FormattedMessage id="trips-change-date-review.pay.lead" />}>
          <FormattedMessage id="trips-change-date-review.pay" />
        </PageHeading>
      </FlightStage>
      <PayColumns>
        <Stack gap="6" minWidth="0">
          <PaymentAttempt
            payable={change}
            stage={stage}
            payment={payment}
            words="trips-change-date-review"
          />
          <ChangedBounds bounds={change.bounds} tripType={order.tripType} />
          <SeatMoves seats={change.seats} />
          <ChangePrices amounts={amountsOf(change)} passengers={change.passengers} />
        </Stack>
        <PayAside>
          <PayMethod
            payable={change}
            stage={stage}
            method={method}
            pays="FARE_DIFFERENCE"
            onChanged={onChanged}
          />
          <PayableBar
            payable={change}
            stage={stage}
            byPoints={method.byPoints}
            time={
              paymentDueAt && (
                <TimeLeft
                  deadline={paymentDueAt}
                  pageNow={serverNow}
                  label={intl.formatMessage({ id: 'trips-change-date-review.pay.timer' })}
                  announce={(minutes) =>
                    intl.formatMessage(
                      { id: 'trips-change-date-review.pay.minutesLeft' },
                      { minutes },
                    )
                  }
                  onElapsed={onChanged}
                />
              )
            }
          />
          <PointsUsed payments={change.payments} />
          {cancels && <CancelDateChange dateChangeId={id} onCancelled={onChanged} />}
        </PayAside>
      </PayColumns>
    </>
  );
}
