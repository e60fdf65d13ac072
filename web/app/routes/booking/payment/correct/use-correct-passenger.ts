import type { PassengerInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import type { SubmitAnswer } from '#web/app/forms/form.tsx';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { passengerInput } from '#web/app/routes/booking/passengers/submission/create-order-input.ts';
import { useCorrectPassengerCommand } from './correct-passenger.mutation.gen.ts';

/** The gateway's errors with the paths of the form; what concerns the order has none. */
const correctionErrors = ({ key }: PartyMember, errors: readonly UserError[]): UserError[] =>
  errors.map(({ code, path: [whole, ...field], reference = null }) => {
    if (whole !== 'passenger' || field.length === 0) return { code, path: [], reference };
    const place = field.join('.') === 'phone' ? ['phone', 'number'] : field;
    return { code, path: ['passengers', key, ...place] };
  });

/**
 * Sends a correction; the corrected order in the answer goes onto the page. Another submission of
 * the same values after a lost answer is the same request.
 */
export function useCorrectPassenger(
  passengerId: string,
  members: ReadonlyMap<string, PartyMember>,
  onDone: () => void,
) {
  const { send, sending } = useCorrectPassengerCommand(
    (passenger: PassengerInput, idempotencyKey) => {
      const input = { passengerId, idempotencyKey, passenger };
      return { input };
    },
  );

  async function correct(member: PartyMember, values: BookingValues): Promise<SubmitAnswer> {
    const typed = values.passengers[member.key];
    if (!typed) return undefined;
    const adult = [...members].find(([, { key }]) => key === typed.accompanyingAdultKey)?.[0] ?? '';
    const result = await send(passengerInput(member, { ...typed, accompanyingAdultKey: adult }));
    if (!result) return undefined;
    if (result.errors.length > 0) return correctionErrors(member, result.errors);
    onDone();
    return undefined;
  }
  return { correct, sending };
}
