import { globalId } from '#gateway/graphql/global-id.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import type { OrderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import type {
  PassengerSegmentKey,
  PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { BoardingPassData } from '#gateway/ports/documents/boarding-pass-data.ts';
import { boardingPassesEmail, renderBoardingPasses } from '#gateway/ports/documents/documents.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import {
  type BoardingPassModel,
  boardingPassKey,
  boardingPassOf,
} from './boarding-pass.service.ts';
import { sendBoardingPasses } from './send-boarding-passes.service.ts';

/** Where a boarding pass is downloaded, with the access to its flight. */
const boardingPassDownload =
  ({ file }: Pick<SiteAddresses, 'file'>) =>
  (one: PassengerSegmentView): string =>
    file(`/boarding-passes/${globalId('BoardingPass', boardingPassKey(one))}/boarding-pass.pdf`);

/** A boarding pass as it is printed, its places named in a language. */
const boardingPassData = (
  { one, stored, ...pass }: BoardingPassModel,
  flights: OrderFlights,
  locale: Locale,
): BoardingPassData => ({
  ...pass,
  bookingReference: one.segment.order.reference,
  flight: flightForEmail(flights.flightOf(one.segment), locale),
  sequenceNumber: stored.sequenceNumber,
  issuedAt: stored.checkedInAt,
});

/** A file, and the name under which it is saved. */
export type BoardingPassFile = { readonly name: string; readonly content: Uint8Array };

/** The PDF of boarding passes, and the e-mail that brings it. */
export type BoardingPassDocuments = ReturnType<typeof createBoardingPassDocuments>;

export function createBoardingPassDocuments(sources: CheckInDependencies) {
  const { orders, mailer, addresses } = sources;
  const passOf = async (
    key: PassengerSegmentKey,
    viewer: ActorOrAirline,
    now: Date,
  ): Promise<BoardingPassModel | null> => {
    const one = await orders.passengerOn(key, viewer, now);
    return one && boardingPassOf(sources, one, now);
  };
  return {
    /** Where a boarding pass is downloaded. */
    download: boardingPassDownload(addresses),
    /**
     * The PDF in the language of the check-in; null when there is none, or the actor may not have
     * it.
     */
    async pdf(key: PassengerSegmentKey, actor: Actor, now: Date): Promise<BoardingPassFile | null> {
      const pass = await passOf(key, actor, now);
      if (!pass) return null;
      const { locale } = pass.stored;
      const data = boardingPassData(pass, orders.flights, locale);
      return {
        name: `${data.flight.flightNumber}-boarding-pass.pdf`,
        content: await renderBoardingPasses([data], locale),
      };
    },
    /** Leaves boarding passes to be sent. */
    send: sendBoardingPasses.bind(null, sources),
    /** E-mails those that are still valid to where they were to go. */
    async mail(
      passengers: readonly PassengerSegmentKey[],
      locale: Locale,
      now: Date,
    ): Promise<void> {
      const passes = [];
      for (const key of passengers) {
        const pass = await passOf(key, AIRLINE, now);
        if (pass) passes.push(pass);
      }
      const [first] = passes;
      if (!first?.stored.sentTo) return;
      const { order, index } = first.one.segment;
      const itineraryId = globalId('CheckInItinerary', `${order.id}.${index}`);
      const email = await boardingPassesEmail(
        {
          passes: passes.map((pass) => boardingPassData(pass, orders.flights, locale)),
          passesUrl: addresses.boardingPasses(itineraryId, locale),
        },
        locale,
      );
      await mailer.send({ to: first.stored.sentTo, locale, ...email });
    },
  };
}
