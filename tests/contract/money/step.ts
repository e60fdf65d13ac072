import type { Payer } from '#gateway/modules/payments/points/points.test-support.ts';

/**
 * What a traveller does next; `who`, `where` and `which` choose among what there is, `points` are
 * quarters of what points may pay.
 */
export type Step = {
  readonly what:
    | ('SEAT' | 'SEATS_BACK' | 'CHANGE' | 'CHANGE_UNPAID' | 'REFUND' | 'REVIEW' | 'DECIDE')
    | ('EXTRAS' | 'EXTRAS_BACK' | 'WORK');
  readonly who: number;
  readonly where: number;
  readonly which: number;
  readonly points: number;
};

/** A member with a booking, and all that follows from it. */
export type Traveller = { readonly payer: Payer; readonly first: string };
