import { globalId } from '#gateway/graphql/global-id.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';

/** Where an itinerary confirmation is downloaded, with the access to its order. */
export const itineraryDownload =
  ({ file }: Pick<SiteAddresses, 'file'>) =>
  (confirmationId: string): string =>
    file(
      `/itinerary-confirmations/${globalId('ItineraryConfirmation', confirmationId)}/itinerary.pdf`,
    );
