import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBoundLabel } from '../../components/itinerary/use-bound-label.ts';
import type { FlightQuery } from '../../components/search-panel/search-query.ts';
import { useCodeText } from '../../i18n/use-code-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { withoutOpen } from './opened.ts';
import { withPick } from './picks.ts';
import type { Refusal } from './use-offer.ts';
import { useQuery } from './use-query.ts';

/** Why no offer could be made, at the top of what was chosen, and how to go on: everything else stays chosen. */
export function OfferRefused({ code, index, query }: Refusal & { query: FlightQuery }) {
  const codeText = useCodeText();
  const label = useBoundLabel();
  const { params, to } = useQuery();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} tabIndex={-1} tone="danger" role="alert">
      {codeText(code)}
      {index !== null && (
        <p>
          <TextLink to={to(withPick(withoutOpen(params), query.bounds.length, index, null))}>
            <FormattedMessage
              id="flight-inquiry.chooseAnother"
              values={{ bound: label(query.tripType, index) }}
            />
          </TextLink>
        </p>
      )}
    </Notice>
  );
}
