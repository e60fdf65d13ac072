import type { OrderInBriefFragment } from '#web/app/components/order-view/order-in-brief.gen.ts';

/** A booking that a code has opened to this browser, as it is listed. */
export type FoundOrder = OrderInBriefFragment;
