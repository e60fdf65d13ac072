import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import {
  documentInput,
  type TypedDocument,
} from '#web/app/routes/check-in/steps/documents/typed-documents.ts';
import type { Itinerary, Traveller } from '#web/app/routes/check-in/steps/traveller.ts';
import { useCheckInPassengersCommand } from './check-in.mutation.gen.ts';
import { type ContactValues, contactInput } from './contact.schema.ts';

type Answer = {
  readonly done: boolean;
  readonly errors: readonly UserError[];
  /** Whether the gateway has answered: without an answer nothing is known to have changed. */
  readonly answered: boolean;
};

type CheckedIn = {
  readonly party: readonly Traveller[];
  readonly documents: readonly TypedDocument[];
  readonly contact: ContactValues;
};

/** Checks a party in on a flight: all of them, or none. */
export function useCheckIn({ flight }: Pick<Itinerary, 'flight'>) {
  const locale = API_LOCALE[useLocale()];
  const { send } = useCheckInPassengersCommand(
    ({ party, documents, contact }: CheckedIn, idempotencyKey) => {
      const passengers = party.map(({ id }, index) => {
        const document = documents[index];
        return { passengerSegmentId: id, document: document ? documentInput(document) : null };
      });
      const input = {
        idempotencyKey,
        flightId: flight.id,
        passengers,
        locale,
        contact: contactInput(contact),
        agreements: ['CHECK_IN', 'DANGEROUS_GOODS'] as const,
      };
      return { input: { ...input, agreements: [...input.agreements] } };
    },
  );
  return async (checkedIn: CheckedIn): Promise<Answer> => {
    const result = await send(checkedIn);
    const errors = result?.errors ?? [];
    return {
      done: result !== null && errors.length === 0,
      errors,
      answered: result?.payload !== undefined,
    };
  };
}
