import { lazy, Suspense, useState } from 'react';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import type { BookableOffer } from './bookable-offer.ts';

// Most offers are ordered in time.
const RenewalDialog = lazy(() =>
  import('./renewal-dialog.tsx').then(({ RenewalDialog: dialog }) => ({ default: dialog })),
);

export type OfferRenewalProps = {
  offer: Pick<BookableOffer, 'id' | 'expired' | 'expiresAt' | 'serverNow'>;
  paused: boolean;
};

/**
 * Waits for the end of an offer, then asks whether to go on (RULES 3.8). Nothing appears while an
 * order is being submitted, since its answer says the same.
 */
export function OfferRenewal({ offer, paused }: OfferRenewalProps) {
  const now = useServerNow(offer.serverNow);
  const over = offer.expired || now >= Date.parse(offer.expiresAt);
  const [wasOver, setWasOver] = useState(over);
  if (over && !wasOver) setWasOver(true);
  if (!wasOver) return null;
  return (
    <Suspense fallback={null}>
      <RenewalDialog offerId={offer.id} open={over && !paused} />
    </Suspense>
  );
}
