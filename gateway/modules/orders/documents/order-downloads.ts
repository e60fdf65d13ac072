import { globalId } from '#gateway/graphql/global-id.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';

/** The addresses of an order's files. */
export type OrderDownloads = { readonly receipt: string; readonly calendar: string };

/** Where the files of an order are downloaded, with the same access as the order. */
export const orderDownloads =
  ({ file }: Pick<SiteAddresses, 'file'>) =>
  (orderId: string): OrderDownloads => {
    const folder = `/orders/${globalId('Order', orderId)}`;
    return { receipt: file(`${folder}/receipt.pdf`), calendar: file(`${folder}/trip.ics`) };
  };
