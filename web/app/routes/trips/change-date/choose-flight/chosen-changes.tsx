import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import type { AskedChange } from '#web/app/components/date-change/change-paths.ts';
import { withoutOpen } from '#web/app/components/flight-results/address/opened.ts';
import { withPick } from '#web/app/components/flight-results/address/picks.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import { ChangePrice } from './change-price.tsx';
import type { ChosenChange } from './load-change.ts';

type ChosenChangesProps = {
  chosen: readonly ChosenChange[];
  asked: AskedChange;
  tripType: TripType;
};

/**
 * The new flights that are chosen so far, each with the way to choose others; a price that moved
 * since is said.
 */
export function ChosenChanges({ chosen, asked, tripType }: ChosenChangesProps) {
  const intl = useIntl();
  const label = useBoundLabel();
  const { params, to } = useQuery();
  if (chosen.length === 0) return null;
  return (
    <List aria-label={intl.formatMessage({ id: 'trips-change-date-choose-flight.chosen' })}>
      {chosen.map(({ at, itinerary, brand, totalDue, shown }) => {
        const index = asked.bounds[at]?.index ?? at;
        const back = withPick(withoutOpen(params), asked.bounds.length, at, null);
        return (
          <Panel as="li" key={at} padding="sm">
            <BoundSummary
              bound={{ index, itinerary, brand }}
              wide
              tripType={tripType}
              headingLevel={2}
              price={<ChangePrice value={totalDue} />}
              action={
                <TextLink to={to(back)}>
                  <FormattedMessage id="trips-change-date-choose-flight.other" />
                  <VisuallyHidden> {label(tripType, index)}</VisuallyHidden>
                </TextLink>
              }
            />
            {totalDue.amount !== shown && (
              <Text role="status" marginTop="3" color="warning.fg" textStyle="small">
                <FormattedMessage
                  id="trips-change-date-choose-flight.moved"
                  values={{
                    old: <Money value={{ ...totalDue, amount: shown }} />,
                    new: <Money value={totalDue} />,
                  }}
                />
              </Text>
            )}
          </Panel>
        );
      })}
    </List>
  );
}
