import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/app/ui/skeleton.tsx';
import { maySpendPoints, type PaidPart, type PaidWithPoints } from './paid-with-points.ts';

// Only members with points load it.
const PointsPart = lazy(() =>
  import('./points-part.tsx').then(({ PointsPart: part }) => ({ default: part })),
);

type PointsPanelProps = {
  payable: PaidWithPoints;
  pays?: PaidPart;
  /** Points have paid all of it, or what is due has changed: it is asked for again. */
  onChanged: () => void;
};

/** Paying with points, for members who have some that can be used here; nothing for everyone else. */
export function PointsPanel({ payable, pays = 'ALL', onChanged }: PointsPanelProps) {
  if (!maySpendPoints(payable)) return null;
  return (
    <Suspense fallback={<Skeleton />}>
      <PointsPart payable={payable} pays={pays} onChanged={onChanged} />
    </Suspense>
  );
}
