import { useState } from 'react';
import type { PaidWithPoints } from '#web/app/components/payment/points-payment/paid-with-points.ts';

/** How a page is paid. The form for points has the one button then. */
export type ChosenMethod = {
  readonly byPoints: boolean;
  readonly setByPoints: (byPoints: boolean) => void;
};

/** By card at first, and where points cannot be used (any more). */
export function usePayMethod({ pointsOffset }: Pick<PaidWithPoints, 'pointsOffset'>): ChosenMethod {
  const [wanted, setByPoints] = useState(false);
  return { byPoints: wanted && pointsOffset?.reason === null, setByPoints };
}
