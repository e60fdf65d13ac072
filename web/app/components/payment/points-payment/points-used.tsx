import { lazy, Suspense } from 'react';
import type { AttemptWithPoints } from './paid-with-points.ts';

// Only what was paid with points loads it.
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
