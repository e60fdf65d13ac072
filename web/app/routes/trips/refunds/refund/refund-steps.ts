import type { ShownRefund } from './shown-refund.ts';

type State = ShownRefund['state'];

/** A step of a refund; `at` is null while it is ahead. */
export type RefundStep = { readonly state: State; readonly at: string | null };

/** What follows each state, when all goes well; a payout that failed is made again. */
const AHEAD: Readonly<Record<State, readonly State[]>> = {
  UNDER_REVIEW: ['APPROVED', 'PAYING', 'SUCCEEDED'],
  APPROVED: ['PAYING', 'SUCCEEDED'],
  PAYING: ['SUCCEEDED'],
  SUCCEEDED: [],
  REJECTED: [],
  FAILED: ['PAYING', 'SUCCEEDED'],
  WITHDRAWN: [],
};

/** What happened to a refund, then what is still to come. */
export const refundSteps = ({
  state,
  events,
}: Pick<ShownRefund, 'state' | 'events'>): RefundStep[] => [
  ...events,
  ...AHEAD[state].map((ahead) => ({ state: ahead, at: null })),
];
