import { Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import {
  type AttemptWithPoints,
  maySpendPoints,
  type PaidPart,
  type PaidWithPoints,
} from '#web/app/components/payment/points-payment/paid-with-points.ts';
import type { Stage } from '#web/app/components/payment/stage.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { LazyMessages } from '#web/app/i18n/lazy-messages.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { Skeleton } from '#web/app/ui/skeleton.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import { PointsBarred } from './points-barred.tsx';
import type { ChosenMethod } from './use-pay-method.ts';

// It loads when points are first to be used.
const PayWithPointsForm = lazy(() =>
  import('#web/app/components/payment/points-payment/pay-with-points.form.tsx').then(
    ({ PayWithPointsForm: form }) => ({ default: form }),
  ),
);

export type PayMethodProps = {
  payable: PaidWithPoints & { readonly payments: readonly AttemptWithPoints[] };
  stage: Stage;
  method: ChosenMethod;
  pays?: PaidPart;
  /** Points have paid all of it: it is asked for again. */
  onChanged: () => void;
};

/**
 * How it is paid: by card, or with points in a form of their own; nothing for those who have no
 * points to use.
 */
export function PayMethod({ payable, stage, method, pays = 'ALL', onChanged }: PayMethodProps) {
  const { pointsOffset } = payable;
  const isOpen = stage === 'UNPAID' || stage === 'FAILED';
  if (!isOpen || !pointsOffset || !maySpendPoints(payable)) return null;
  const { reason, available, usable } = pointsOffset;
  const { byPoints, setByPoints } = method;
  return (
    <Panel as="section" aria-labelledby="pay-method" data-screen-only="">
      <PartHeading id="pay-method">
        <FormattedMessage id="pay-method.title" />
      </PartHeading>
      <Stack gap="4">
        <fieldset aria-labelledby="pay-method">
          <Tick
            type="radio"
            name="pay-method"
            checked={!byPoints}
            onChange={() => setByPoints(false)}
          >
            <FormattedMessage id="pay-method.card" />
          </Tick>
          <Tick
            type="radio"
            name="pay-method"
            checked={byPoints}
            disabled={reason !== null}
            onChange={() => setByPoints(true)}
          >
            <FormattedMessage id="pay-method.points" />
            <Muted as="span" block>
              <FormattedMessage id="pay-method.balance" values={{ points: available, pays }} />
            </Muted>
          </Tick>
        </fieldset>
        <PointsBarred offset={pointsOffset} />
        {byPoints && (
          <Suspense fallback={<Skeleton height="12rem" />}>
            <LazyMessages features={['points-payment', 'forms']}>
              <PayWithPointsForm
                payable={payable}
                usable={usable}
                available={available}
                onChanged={onChanged}
              />
            </LazyMessages>
          </Suspense>
        )}
      </Stack>
    </Panel>
  );
}
