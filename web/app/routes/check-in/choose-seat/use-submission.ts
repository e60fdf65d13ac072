import { useState } from 'react';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { SelectSeatsInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { type Chosen, movesIn, zoneOf } from './choice.ts';
import { costOf } from './choice-cost.ts';
import type { SeatChooserProps } from './seat-chooser-props.ts';
import { useSelectSeatsCommand } from './select-seats.mutation.gen.ts';
import type { LostSeat } from './use-lost-seats.ts';

/** Submits a choice of seats, all or none. */
function useSelectSeats() {
  const locale = API_LOCALE[useLocale()];
  return useSelectSeatsCommand(
    (choice: Omit<SelectSeatsInput, 'idempotencyKey' | 'locale'>, idempotencyKey) => ({
      input: { ...choice, idempotencyKey, locale },
    }),
  );
}

const LOST = ['SEAT_TAKEN', 'SEAT_HELD', 'SEAT_BLOCKED'];
/** Refusals after which the page's prices, seats or passengers are old. */
const OLD = [
  'AMOUNT_CHANGED',
  'UNPAID_SEATS',
  'FLIGHT_CLOSED',
  'STILL_CHECKED_IN',
  'CHANGE_IN_PROGRESS',
  'REFUND_IN_PROGRESS',
  ...LOST,
];

/** What became of a submission: done, or what was lost and whether the page is old. */
export type Outcome =
  | { readonly done: true; readonly seatOrderId: string | null }
  | { readonly done: false; readonly lost: readonly LostSeat[]; readonly isOld: boolean };

/** Why a choice was refused, and whose seat it concerns; null for the whole. */
export type Refusal = { readonly error: UserError; readonly name: string | null };

/**
 * Submits a choice; `underWay` lasts until the page is left, since from then on its seats are not
 * free.
 */
export function useSubmission({
  map,
  flightId,
  party,
}: Pick<SeatChooserProps, 'map' | 'flightId' | 'party'>) {
  const command = useSelectSeats();
  const [leaving, setLeaving] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  async function send(
    chosen: Chosen,
    declared: ReadonlySet<string>,
    agreed: boolean,
  ): Promise<Outcome | null> {
    const moves = movesIn(map, chosen);
    setRefusals([]);
    setLeaving(true);
    const result = await command.send({
      flightId,
      seats: moves.map(({ id, seat }) => ({
        passengerSegmentId: id,
        seatNumber: seat,
        ...(zoneOf(map, seat) === 'EXIT_ROW' && {
          exitRow: { able: declared.has(seat), dutiesAccepted: declared.has(seat) },
        }),
      })),
      accepted: costOf(map, chosen, party).due,
      agreements: agreed ? ['PREFERRED_SEATS'] : [],
    });
    if (!result) return null;
    if (result.errors.length === 0)
      return { done: true, seatOrderId: result.payload?.seatOrder?.id ?? null };
    setLeaving(false);
    const moveOf = ({ path }: UserError) =>
      path[0] === 'seats' ? moves[Number(path[1] ?? Number.NaN)] : undefined;
    const isLoss = (error: UserError) => LOST.includes(error.code) && moveOf(error);
    setRefusals(
      result.errors
        .filter((error) => !isLoss(error))
        .map((error) => ({
          error,
          name: map.passengerSegments.find(({ id }) => id === moveOf(error)?.id)?.name ?? null,
        })),
    );
    return {
      done: false,
      lost: result.errors.flatMap((error) => (isLoss(error) ? (moveOf(error) ?? []) : [])),
      isOld: result.errors.some(({ code }) => OLD.includes(code)),
    };
  }
  return { send, refusals, underWay: leaving };
}
