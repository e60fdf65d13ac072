import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { type Choice, whyNot } from './choice.ts';
import type { ChoiceProps } from './seat-chooser-props.ts';
import { reasonFor } from './together-reason.ts';

type TogetherOfferProps = ChoiceProps & {
  onTake: (choice: Choice) => void;
};

/**
 * Seats for the whole party: the best group first, why it is, and another one at each further
 * press.
 */
export function TogetherOffer({ map, live, choice, onTake }: TogetherOfferProps) {
  const intl = useIntl();
  const { money } = useFormat();
  const [pressed, setPressed] = useState(0);
  const groups = map.together.filter(({ seats }) =>
    seats.every(({ seatNumber, passengerSegment }) => {
      const refusal = whyNot(map, live, seatNumber, passengerSegment.id);
      return refusal === null;
    }),
  );
  const taken = pressed > 0 ? groups[(pressed - 1) % groups.length] : null;
  const isTaken = taken?.seats.every(
    ({ seatNumber, passengerSegment }) => choice.chosen.get(passengerSegment.id) === seatNumber,
  );
  const next = groups[pressed % Math.max(1, groups.length)];
  if (!next)
    return (
      <p>
        <FormattedMessage id="check-in-choose-seat.together.none" />
      </p>
    );
  return (
    <Stack gap="2" align="start" maxWidth={{ lg: '22rem' }} textStyle={{ lg: 'small' }}>
      <Button
        variant="secondary"
        onClick={() => {
          const chosen = new Map(
            next.seats.map(({ seatNumber, passengerSegment }) => [passengerSegment.id, seatNumber]),
          );
          setPressed(pressed + 1);
          onTake({ ...choice, chosen, said: null });
        }}
      >
        <FormattedMessage
          id={
            isTaken && groups.length > 1
              ? 'check-in-choose-seat.together.other'
              : 'check-in-choose-seat.together'
          }
        />
      </Button>
      <p role="status">
        {taken && isTaken && (
          <FormattedMessage
            id="check-in-choose-seat.together.why"
            values={{
              seats: intl.formatList(taken.seats.map(({ seatNumber }) => seatNumber)),
              ...reasonFor(map, groups, taken),
              free: taken.total.amount === 0 ? 'YES' : 'NO',
              total: money(taken.total),
            }}
          />
        )}
      </p>
    </Stack>
  );
}
