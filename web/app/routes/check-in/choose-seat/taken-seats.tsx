import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { likeSeats } from '#web/app/components/seat-map/like-seats.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { Choice } from './choice.ts';
import type { ChoiceProps } from './seat-chooser-props.ts';
import type { LostSeat } from './use-lost-seats.ts';

type LostSeatsProps = ChoiceProps & {
  lost: readonly LostSeat[];
  onTake: (choice: Choice) => void;
};

/**
 * Seats that others have taken since they were chosen, each with the nearest that are like it; the
 * rest of the choice stays.
 */
export function TakenSeats({ map, live, choice, lost, onTake }: LostSeatsProps) {
  const open = lost.filter(({ id }) => !choice.chosen.has(id));
  const held = new Set(choice.chosen.values());
  return (
    <div role="alert">
      {open.length > 0 && (
        <Notice tone="warning">
          <Stack gap="3">
            {open.map(({ id, seat }) => {
              const name = map.passengerSegments.find((one) => one.id === id)?.name ?? '';
              const without = new Set([...held, ...lost.map((one) => one.seat)]);
              return (
                <div key={id}>
                  <p>
                    <FormattedMessage
                      id="check-in-choose-seat.lost"
                      values={{ seat, name, others: choice.chosen.size }}
                    />
                  </p>
                  <ButtonRow marginTop="2">
                    {likeSeats(map, seat, id, live, without).map((number) => (
                      <Button
                        key={number}
                        variant="secondary"
                        onClick={() =>
                          onTake({
                            ...choice,
                            chosen: new Map(choice.chosen).set(id, number),
                            said: { kind: 'CHOSEN', who: name, seat: number },
                          })
                        }
                      >
                        <FormattedMessage
                          id="check-in-choose-seat.lost.take"
                          values={{ seat: number }}
                        />
                      </Button>
                    ))}
                  </ButtonRow>
                </div>
              );
            })}
          </Stack>
        </Notice>
      )}
    </div>
  );
}
