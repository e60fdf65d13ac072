import { globalId } from '#gateway/graphql/global-id.ts';

/** Where the files of an order are downloaded, with the same access as the order. */
export const orderDownloads = (orderId: string) => {
  const folder = `/orders/${globalId('Order', orderId)}`;
  return { receipt: `${folder}/receipt.pdf`, calendar: `${folder}/trip.ics` } as const;
};
