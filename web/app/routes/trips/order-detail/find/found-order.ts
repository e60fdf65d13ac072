import type { FoundOrderFragment } from './found-order.gen.ts';

/** A booking that a code has opened to this browser, as it is listed. */
export type FoundOrder = FoundOrderFragment;
