import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { atLastName, lookedForName } from '#web/app/components/ticket-fields/looked-for.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import type { FlightDetails } from './flight-details.schema.ts';
import { checkInKeyOf } from './flight-details.ts';
import { useRequestCheckInAccessCommand } from './request-check-in-access.mutation.gen.ts';
import type { RequestedFlight } from './requested-flight.ts';

type Answer = { readonly asked: RequestedFlight } | { readonly errors: readonly UserError[] };

/** The form has one field for the key, whatever it is. */
const atField = ({ path, ...error }: UserError): UserError =>
  atLastName({ ...error, path: path.slice(0, 1) });

/**
 * Requests a code to the contact of the booking that is named; the answer does not reveal whether
 * there is one.
 */
export function useRequestAccess(): (details: FlightDetails) => Promise<Answer> {
  const locale = API_LOCALE[useLocale()];
  const { send } = useRequestCheckInAccessCommand((details: FlightDetails) => {
    const { kind, key, flightNumber, flightDate } = details;
    const input = {
      name: lookedForName(details),
      key: checkInKeyOf(kind, key),
      flightNumber,
      flightDate,
      locale,
    };
    return { input };
  });
  return async (details) => {
    const result = await send(details);
    const challenge = result?.payload?.challenge;
    if (challenge) return { asked: { ...challenge, details, answeredAt: Date.now() } };
    return { errors: (result?.errors ?? []).map(atField) };
  };
}
