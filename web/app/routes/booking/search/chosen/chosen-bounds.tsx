import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { withoutOpen } from '#web/app/components/flight-results/address/opened.ts';
import { withPick } from '#web/app/components/flight-results/address/picks.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import type { FlightQuery } from '#web/app/components/search-panel/search-query.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import type { ChosenBound } from './choose-bounds.ts';

export type ChosenBoundsProps = { chosen: readonly ChosenBound[]; query: FlightQuery };

/** Takes one choice back; those for the other bounds stay. */
export function ChangeBound({ index, query }: { index: number; query: FlightQuery }) {
  const label = useBoundLabel();
  const { params, to } = useQuery();
  return (
    <chakra.span fontSize="sm" fontWeight="medium">
      <TextLink to={to(withPick(withoutOpen(params), query.bounds.length, index, null))}>
        <FormattedMessage id="booking-search.change" />
        <VisuallyHidden> {label(query.tripType, index)}</VisuallyHidden>
      </TextLink>
    </chakra.span>
  );
}

/** What has been chosen for the earlier bounds, each with the way to change it. */
export function ChosenBounds({ chosen, query }: ChosenBoundsProps) {
  const intl = useIntl();
  return (
    <List aria-label={intl.formatMessage({ id: 'booking-search.chosen' })}>
      {chosen.map((bound) => (
        <Panel as="li" key={bound.index} padding="sm">
          <BoundSummary
            bound={bound}
            carried
            wide
            tripType={query.tripType}
            headingLevel={2}
            price={
              <>
                <Money value={bound.total} /> <InReaderCurrency value={bound.total} />
              </>
            }
            action={<ChangeBound index={bound.index} query={query} />}
          />
        </Panel>
      ))}
    </List>
  );
}
