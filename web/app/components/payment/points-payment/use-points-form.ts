import { useState } from 'react';
import type { PaidWithPoints } from './paid-with-points.ts';

/** Whether the form for points is open: it then has the page's primary button. */
export type PointsForm = { readonly open: boolean; readonly setOpen: (open: boolean) => void };

/** The form for points of a page, closed at first. Where points cannot be used (any more), it is closed too. */
export function usePointsForm({ pointsOffset }: Pick<PaidWithPoints, 'pointsOffset'>): PointsForm {
  const [wanted, setOpen] = useState(false);
  return { open: wanted && pointsOffset?.reason === null, setOpen };
}
