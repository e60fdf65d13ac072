import { useEffect, useRef } from 'react';
import { withoutOpen } from '#web/app/components/flight-results/address/opened.ts';
import { withPick } from '#web/app/components/flight-results/address/picks.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import type { FlightQuery } from '#web/app/components/search-panel/search-query.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Refusal } from './use-offer.ts';

/**
 * Why no offer could be made, at the top of what was chosen, and how to go on: everything else
 * stays chosen.
 */
export function OfferRefused({ error, index, query }: Refusal & { query: FlightQuery }) {
  const label = useBoundLabel();
  const { params, to } = useQuery();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} tabIndex={-1} tone="danger" role="alert">
      <RefusalText refusal={error} />
      {index !== null && (
        <p>
          <TextLink to={to(withPick(withoutOpen(params), query.bounds.length, index, null))}>
            <FormattedMessage
              id="booking-search.chooseAnother"
              values={{ bound: label(query.tripType, index) }}
            />
          </TextLink>
        </p>
      )}
    </Notice>
  );
}
