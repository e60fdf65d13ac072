import { useRef } from 'react';
import { faultOf } from '#web/app/apollo/fault.ts';
import { newIdempotencyKey } from '#web/app/apollo/idempotency-key.ts';
import type { SubmitAnswer } from '#web/app/forms/form.tsx';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { passengerInput } from '#web/app/routes/booking/passengers/submission/create-order-input.ts';
import { useCorrectPassengerMutation } from './correct-passenger.mutation.gen.ts';
import { correctionErrors } from './correction-errors.ts';

/**
 * Sends a correction; the corrected order in the answer goes onto the page. Another submission of the same values after a
 * lost answer is the same request.
 */
export function useCorrectPassenger(
  passengerId: string,
  members: ReadonlyMap<string, PartyMember>,
  onDone: () => void,
) {
  const [mutate, { loading }] = useCorrectPassengerMutation();
  const sent = useRef({ text: '', key: '' });

  async function correct(member: PartyMember, values: BookingValues): Promise<SubmitAnswer> {
    const typed = values.passengers[member.key];
    if (!typed) return undefined;
    const adult = [...members].find(([, { key }]) => key === typed.accompanyingAdultKey)?.[0] ?? '';
    const passenger = passengerInput(member, { ...typed, accompanyingAdultKey: adult });
    const text = JSON.stringify(passenger);
    if (sent.current.text !== text) sent.current = { text, key: newIdempotencyKey() };
    const input = { passengerId, idempotencyKey: sent.current.key, passenger };
    try {
      const { data } = await mutate({ variables: { input } });
      const errors = data?.correctPassenger.userErrors ?? [{ code: 'INTERNAL', path: [] }];
      if (errors.length > 0) return correctionErrors(member, errors);
      onDone();
      return undefined;
    } catch (error) {
      return [{ code: faultOf(error)?.code ?? 'INTERNAL', path: [] }];
    }
  }
  return { correct, sending: loading };
}
