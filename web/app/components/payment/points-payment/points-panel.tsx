import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/app/ui/skeleton.tsx';
import { maySpendPoints, type PaidPart, type PaidWithPoints } from './paid-with-points.ts';
import { useIsAlive } from './use-is-alive.ts';

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
  const isAlive = useIsAlive();
  if (!maySpendPoints(payable)) return null;
  const place = <Skeleton height="12rem" />;
  // its button would do nothing before its code is there
  if (!isAlive) return place;
  return (
    <Suspense fallback={place}>
      <PointsPart payable={payable} pays={pays} onChanged={onChanged} />
    </Suspense>
  );
}
