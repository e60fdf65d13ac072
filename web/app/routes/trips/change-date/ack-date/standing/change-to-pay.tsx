import { Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeSteps } from '#web/app/components/date-change/change-steps.tsx';
import { PayableBar } from '#web/app/components/payment/payable/payable-bar.tsx';
import { PaymentAttempt } from '#web/app/components/payment/payable/payment-attempt.tsx';
import type { FollowedPayment } from '#web/app/components/payment/payable/use-followed-payment.ts';
import { PointsOfPayment } from '#web/app/components/payment/points-payment/points-of-payment.tsx';
import { usePointsForm } from '#web/app/components/payment/points-payment/use-points-form.ts';
import type { Stage } from '#web/app/components/payment/stage.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { TwoColumns } from '#web/app/page/two-columns.tsx';
import { ChangePrices } from '#web/app/routes/trips/change-date/ack-date/parts/change-prices.tsx';
import { ChangedBounds } from '#web/app/routes/trips/change-date/ack-date/parts/changed-bounds.tsx';
import { SeatMoves } from '#web/app/routes/trips/change-date/ack-date/parts/seat-moves.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { amountsOf } from './amounts-of.ts';
import { CancelDateChange } from './cancel-date-change.tsx';
import type { DateChangeStandingFragment } from './date-change-standing.gen.ts';

type ChangeToPayProps = {
  change: DateChangeStandingFragment;
  stage: Stage;
  payment: FollowedPayment;
  /** The change has moved on at the gateway, or time has: it is asked for again. */
  onChanged: () => Promise<void>;
};

/** What is paid for, how long there is, and the one button. */
export function ChangeToPay({ change, stage, payment, onChanged }: ChangeToPayProps) {
  const intl = useIntl();
  const form = usePointsForm(change);
  const { id, capabilities, order } = change;
  const cancels = capabilities.some(({ action, allowed }) => action === 'CANCEL' && allowed);
  return (
    <>
      <PageTitle id="trips-change-date-ack-date.pay" />
      <ChangeSteps current="confirm" />
      <PageHeading lead={<FormattedMessage id="trips-change-date-ack-date.pay.lead" />}>
        <FormattedMessage id="trips-change-date-ack-date.pay" />
      </PageHeading>
      <TwoColumns
        aside={
          <Stack gap="4">
            <PayableBar
              payable={change}
              stage={stage}
              withPoints={form.open}
              timer={{
                label: intl.formatMessage({ id: 'trips-change-date-ack-date.pay.timer' }),
                announce: (minutes) =>
                  intl.formatMessage(
                    { id: 'trips-change-date-ack-date.pay.minutesLeft' },
                    { minutes },
                  ),
              }}
              onElapsed={onChanged}
              cancel={cancels && <CancelDateChange dateChangeId={id} onCancelled={onChanged} />}
            />
            <PointsOfPayment
              payable={change}
              stage={stage}
              form={form}
              pays="FARE_DIFFERENCE"
              onChanged={onChanged}
            />
          </Stack>
        }
      >
        <PaymentAttempt
          payable={change}
          stage={stage}
          payment={payment}
          words="trips-change-date-ack-date"
        />
        <ChangedBounds bounds={change.bounds} tripType={order.tripType} />
        <SeatMoves seats={change.seats} />
        <ChangePrices amounts={amountsOf(change)} passengers={change.passengers} />
      </TwoColumns>
    </>
  );
}
