import { globalId } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import { itineraryConfirmationEmail, renderItinerary } from '#gateway/ports/documents/documents.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import type { PaymentChain } from '#schema/rules/after-sale/changed/payment-chain.ts';
import type { ItineraryConfirmation } from './itinerary-confirmation.model.ts';
import type { ItineraryConfirmations } from './itinerary-confirmations.service.ts';
import { itineraryOf, ticketAtPrice } from './itinerary-of-ticket.ts';

/** Where an itinerary confirmation is downloaded, with the access to its order. */
const itineraryDownload =
  ({ file }: Pick<SiteAddresses, 'file'>) =>
  (confirmationId: string): string =>
    file(
      `/itinerary-confirmations/${globalId('ItineraryConfirmation', confirmationId)}/itinerary.pdf`,
    );

/** What itinerary confirmations are written from, and how they are sent. */
export type ItineraryDocumentSources = {
  readonly confirmations: Pick<ItineraryConfirmations, 'find'>;
  readonly flights: OrderFlights;
  readonly fares: Fares;
  /** What was paid for a ticket along its changes. */
  readonly paymentChain: (
    order: Order,
    now: Date,
    ticket: ReturnType<typeof ticketAtPrice>,
  ) => Promise<PaymentChain>;
  readonly mailer: Mailer;
  readonly addresses: SiteAddresses;
};

/** The PDF of itinerary confirmations, and the e-mail that brings it. */
export type ItineraryDocuments = ReturnType<typeof createItineraryDocuments>;

/** A file, and the name under which it is saved. */
export type ItineraryFile = { readonly name: string; readonly content: Uint8Array };

export function createItineraryDocuments(sources: ItineraryDocumentSources) {
  const itineraryWith = async (confirmation: ItineraryConfirmation, now: Date) => {
    const ticket = ticketAtPrice(confirmation);
    const chain = await sources.paymentChain(confirmation.order, now, ticket);
    return itineraryOf(confirmation, sources, chain, now);
  };
  return {
    /** Where a confirmation is downloaded. */
    download: itineraryDownload(sources.addresses),
    /**
     * The PDF in the language in which it was asked for; null when the actor may not have it, or it
     * is not given (any more).
     */
    async pdf(confirmationId: string, actor: Actor, now: Date): Promise<ItineraryFile | null> {
      const confirmation = await sources.confirmations.find(confirmationId, actor, now);
      if (!confirmation) return null;
      const itinerary = await itineraryWith(confirmation, now);
      return {
        name: `${itinerary.number}-itinerary.pdf`,
        content: await renderItinerary(itinerary, confirmation.locale),
      };
    },
    /** E-mails it to the contact, unless it is not given (any more). */
    async mail(confirmationId: string, now: Date): Promise<void> {
      const confirmation = await sources.confirmations.find(confirmationId, AIRLINE, now);
      if (!confirmation) return;
      const { order, locale } = confirmation;
      const itinerary = await itineraryWith(confirmation, now);
      const data = { recipientName: order.contact.name, itinerary };
      const email = await itineraryConfirmationEmail(data, locale);
      await sources.mailer.send({ to: order.contact.email, locale, ...email });
    },
  };
}
