import { Box, Span } from '@chakra-ui/react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { pricesFor } from '#web/app/components/seat-map/seat-facts.ts';
import { useSeatSentence } from '#web/app/components/seat-map/use-seat-sentence.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import { type Choice, zoneOf } from './choice.ts';
import type { ChoiceProps } from './seat-chooser-props.ts';
import { TogetherOffer } from './together-offer.tsx';

type ChoicePanelProps = ChoiceProps & {
  /**
   * For whom a seat is chosen now. It is not deferred, as the choice may be: a radio button shows
   * its press at once.
   */
  current: string;
  onSelect: (passengerId: string) => void;
  onTake: (choice: Choice) => void;
};

/** For whom a seat is chosen: each of the party with the seat and its price. */
export const ChoicePanel = memo(function ChoicePanel(props: ChoicePanelProps) {
  const { map, live, choice, current, onSelect, onTake } = props;
  const intl = useIntl();
  const words = useSeatSentence(map.passengerSegments.length);
  const { chosen } = choice;
  const label = intl.formatMessage({ id: 'check-in-choose-seat.passengers' });
  return (
    <Panel as="section" aria-labelledby="seat-passengers" padding="sm">
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }}
        columnGap="8"
        rowGap={{ base: '3', lg: '1' }}
      >
        <Box as="h2" className="text-label" id="seat-passengers" gridColumn="1 / -1">
          {label}
        </Box>
        <Box
          as="fieldset"
          aria-labelledby="seat-passengers"
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
          columnGap="6"
        >
          {map.passengerSegments.map(({ id, name }, index) => {
            const seat = chosen.get(id);
            const zone = seat ? zoneOf(map, seat) : null;
            const price = zone ? (pricesFor(map, id).get(zone) ?? null) : null;
            return (
              <Tick
                key={id}
                type="radio"
                name="seat-for"
                checked={id === current}
                onChange={() => onSelect(id)}
              >
                <Span fontVariantNumeric="tabular-nums">{index + 1} </Span>
                <Span translate="no" fontWeight="semibold">
                  {name}
                </Span>
                <Muted as="span" block>
                  {seat ? (
                    <FormattedMessage
                      id="check-in-choose-seat.seat"
                      values={{ seat, cost: words.cost(price) }}
                    />
                  ) : (
                    <FormattedMessage id="check-in-choose-seat.noSeat" />
                  )}
                </Muted>
              </Tick>
            );
          })}
        </Box>
        {map.passengerSegments.length > 1 && (
          <TogetherOffer map={map} live={live} choice={choice} onTake={onTake} />
        )}
      </Box>
    </Panel>
  );
});
