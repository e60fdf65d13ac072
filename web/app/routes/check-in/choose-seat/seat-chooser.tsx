import { Stack } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { seatPaymentPath } from '#web/app/components/seat-order/seat-paths.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { skyOver } from '#web/app/scenes/stage/stage-end.ts';
import { afterPress, type Choice, firstChoice, movesIn, zoneOf } from './choice.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import { ExitRowDialog } from './exit-row-dialog.tsx';
import { MapPane } from './map-pane.tsx';
import type { SeatChooserProps } from './seat-chooser-props.ts';
import { TakenSeats } from './taken-seats.tsx';
import { useLiveSeats } from './use-live-seats.ts';
import { useLostSeats } from './use-lost-seats.ts';
import { useSubmission } from './use-submission.ts';

/** The seats of a flight, for whom they are chosen, and what the choice comes to. */
export function SeatChooser({ map, party, flightId, resultPath }: SeatChooserProps) {
  const to = useLocalePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [choice, setChoice] = useState<Choice>(() => firstChoice(map));
  const [declared, setDeclared] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<{ seat: string; next: Choice } | null>(null);
  const submission = useSubmission({ map, flightId, party });
  const live = useLiveSeats(flightId);
  const lost = useLostSeats({ map, live, choice, setChoice, paused: submission.underWay });
  // the map shows a choice in the next frame; names and sums follow it
  const shown = useDeferredValue(choice);

  /** Takes a choice, or asks first for the duties of an exit row that is new in it. */
  const take = (next: Choice) => {
    const exitRow = movesIn(map, next.chosen).find(
      ({ seat }) => zoneOf(map, seat) === 'EXIT_ROW' && !declared.has(seat),
    );
    if (exitRow) setAsking({ seat: exitRow.seat, next });
    else setChoice(next);
  };
  const press = (number: string) => take(afterPress(map, live, choice, number));

  async function submit(agreed: boolean) {
    const outcome = await submission.send(choice.chosen, declared, agreed);
    if (!outcome) return;
    if (outcome.done) {
      const { seatOrderId } = outcome;
      await navigate(to(seatOrderId ? seatPaymentPath(seatOrderId) : resultPath));
      return;
    }
    lost.lose(outcome.lost);
    if (outcome.isOld) await revalidate();
  }

  return (
    <Stack gap="6" data-sky={skyOf(party)}>
      <ChoicePanel
        map={map}
        live={live}
        choice={shown}
        current={choice.current}
        onSelect={(current) => setChoice((before) => ({ ...before, current, said: null }))}
        onTake={take}
      />
      <TakenSeats map={map} live={live} choice={shown} lost={lost.all} onTake={take} />
      <MapPane map={map} live={live} choice={choice} onPress={press} />
      <ChoiceBar map={map} choice={shown} party={party} submission={submission} onSubmit={submit} />
      <ExitRowDialog
        seat={asking?.seat ?? null}
        onRefuse={() => setAsking(null)}
        onAccept={() => {
          if (!asking) return;
          const accepted = new Set([...declared, asking.seat]);
          setDeclared(accepted);
          setAsking(null);
          setChoice(asking.next);
        }}
      />
    </Stack>
  );
}

/** The sky in which the flight departs; the cabin lies on it. */
function skyOf([one]: SeatChooserProps['party']) {
  if (!one) return undefined;
  const { origin, departure } = one.flight;
  return skyOver({ ...origin, instant: departure.instant });
}
