import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { atLastName, lookedForName } from '#web/app/components/ticket-fields/looked-for.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { useRequestItineraryCommand } from './request-itinerary.mutation.gen.ts';
import type { RequestedItinerary } from './requested-itinerary.ts';
import type { TicketDetails } from './ticket-details.schema.ts';

type Answer = { readonly asked: RequestedItinerary } | { readonly errors: readonly UserError[] };

/**
 * Requests a code to the contact of the ticket that is named; the answer does not reveal whether
 * there is one.
 */
export function useRequestItinerary(): (details: TicketDetails) => Promise<Answer> {
  const locale = API_LOCALE[useLocale()];
  const { send } = useRequestItineraryCommand((details: TicketDetails) => {
    const { lastName: _last, firstName: _first, ...ticket } = details;
    const input = { ...ticket, name: lookedForName(details), locale };
    return { input };
  });
  return async (details) => {
    const result = await send(details);
    const challenge = result?.payload?.challenge;
    if (challenge) return { asked: { ...challenge, details, answeredAt: Date.now() } };
    return { errors: (result?.errors ?? []).map(atLastName) };
  };
}
