import { lazy, Suspense } from 'react';
import type { Stage } from '#web/app/components/payment/stage.ts';
import { useIsAlive } from '#web/app/session/use-is-alive.ts';
import { Skeleton } from '#web/app/ui/skeleton.tsx';
import {
  type AttemptWithPoints,
  maySpendPoints,
  type PaidPart,
  type PaidWithPoints,
} from './paid-with-points.ts';
import type { PointsForm } from './use-points-form.ts';

// Only members with points load it, and only what was paid with points the second.
const PointsPart = lazy(() =>
  import('./points-part.tsx').then(({ PointsPart: part }) => ({ default: part })),
);
const UsedPoints = lazy(() =>
  import('./used-points.tsx').then(({ UsedPoints: part }) => ({ default: part })),
);

type PointsUsedProps = {
  payments: readonly AttemptWithPoints[];
  /** It can no longer be paid: no points are taken, whatever money still comes. */
  closed?: boolean;
};

/** What points pay, or paid, of the latest attempt; nothing where it uses none. */
export function PointsUsed({ payments, closed = false }: PointsUsedProps) {
  const [latest] = payments;
  if (!latest || latest.points === 0) return null;
  return (
    <Suspense fallback={null}>
      <UsedPoints payment={latest} closed={closed} />
    </Suspense>
  );
}

type PointsOfPaymentProps = {
  payable: PaidWithPoints & { readonly payments: readonly AttemptWithPoints[] };
  stage: Stage;
  form: PointsForm;
  pays?: PaidPart;
  /** Points have paid all of it, or what is due has changed: it is asked for again. */
  onChanged: () => void;
};

/** Paying with points, for members who have some that can be used here; nothing for everyone else. */
function PointsPanel({ pays = 'ALL', ...props }: Omit<PointsOfPaymentProps, 'stage'>) {
  const isAlive = useIsAlive();
  if (!maySpendPoints(props.payable)) return null;
  const place = <Skeleton height="12rem" />;
  // its button would do nothing before its code is there
  if (!isAlive) return place;
  return (
    <Suspense fallback={place}>
      <PointsPart {...props} pays={pays} />
    </Suspense>
  );
}

/** Points beside what is to be paid: the form while it can be paid, and what the latest attempt uses. */
export function PointsOfPayment({ stage, ...props }: PointsOfPaymentProps) {
  return (
    <>
      {(stage === 'UNPAID' || stage === 'FAILED') && <PointsPanel {...props} />}
      <PointsUsed payments={props.payable.payments} />
    </>
  );
}
