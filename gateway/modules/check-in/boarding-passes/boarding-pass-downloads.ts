import { globalId } from '#gateway/graphql/global-id.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { boardingPassKey } from './boarding-pass-key.ts';

/** Where a boarding pass is downloaded, with the access to its flight. */
export const boardingPassDownload =
  ({ file }: Pick<SiteAddresses, 'file'>) =>
  (one: PassengerSegmentView): string =>
    file(`/boarding-passes/${globalId('BoardingPass', boardingPassKey(one))}/boarding-pass.pdf`);
