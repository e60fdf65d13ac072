import { orderPath } from '#web/app/components/order-view/order-paths.ts';
/** Where on the page of an order the changes by the airline are. */
export const AIRLINE_CHANGES_ANCHOR = 'airline-changes';

/** The changes by the airline on the page of an order. */
export const airlineChangesPath = (orderId: string): string =>
  `${orderPath(orderId)}#${AIRLINE_CHANGES_ANCHOR}`;
