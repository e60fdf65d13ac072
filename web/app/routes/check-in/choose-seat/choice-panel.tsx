import { Span, Stack } from '@chakra-ui/react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pricesFor } from '#web/app/components/seat-map/seat-facts.ts';
import { useSeatSentence } from '#web/app/components/seat-map/use-seat-sentence.ts';
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
      <Stack gap="3">
        <h2 className="text-label" id="seat-passengers">
          {label}
        </h2>
        <fieldset aria-labelledby="seat-passengers">
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
        </fieldset>
        {map.passengerSegments.length > 1 && (
          <TogetherOffer map={map} live={live} choice={choice} onTake={onTake} />
        )}
      </Stack>
    </Panel>
  );
});
