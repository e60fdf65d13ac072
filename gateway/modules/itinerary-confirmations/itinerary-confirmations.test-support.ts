import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { receiptNumberOf } from '#gateway/modules/orders/documents/receipt-of-order.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { orderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import { createVerificationService } from '#gateway/modules/verification/verification.service.ts';
import { verificationCodeEmail } from '#gateway/ports/documents/documents.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { MailMessage } from '#gateway/ports/mailer/mailer.ts';
import { verificationCodeSms } from '#gateway/ports/sms/code.sms.ts';
import type { RequestItineraryConfirmationInput } from '#gateway/resolvers.gen.ts';
import { aVisitor, testOrders, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { paymentChain } from '#schema/rules/after-sale/changed/payment-chain.ts';
import { readTicketDetails } from './itinerary-confirmations.input.ts';
import { createItineraryConfirmations } from './itinerary-confirmations.service.ts';
import { createItineraryDocuments } from './itinerary-documents.service.ts';

export type TestAsker = Visitor & { readonly address: string };

/** A browser of its own at an address of its own. */
export const anAsker = (): TestAsker => ({ ...aVisitor(), address: randomUUID() });

/** The five details of the first ticket of an order. */
export const detailsOf = (order: Order): RequestItineraryConfirmationInput => ({
  flightDate: order.segments[0]?.departureDate ?? '',
  flightNumber: order.segments[0]?.flightNumber ?? '',
  ticketNumber: order.tickets[0]?.number ?? '',
  name: 'Liu/Anna',
  email: 'anna.liu@example.com',
  locale: 'en',
});

/** A booking desk with itinerary confirmations, and what travellers do with them. */
export function confirmationDesk(db: Database) {
  const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
  const desk = testOrders(db, keys);
  const now = new Date('2027-01-05T02:00:00Z');
  desk.at(now);
  const sent: MailMessage[] = [];
  const mailer = { send: async (mail: MailMessage) => void sent.push(mail), close: async () => {} };
  const { orders, timetable, fares } = desk;
  const verification = createVerificationService({
    db,
    ids: randomIds,
    keys,
    mailer,
    mails: { usual: verificationCodeEmail },
    sms: null,
    smsOf: verificationCodeSms,
    siteUrlOf: () => 'https://air.example/',
    signInUrlOf: async () => null,
  });
  const confirmations = createItineraryConfirmations({
    db,
    ids: randomIds,
    keys,
    orders,
    verification,
  });
  const documents = createItineraryDocuments({
    paymentChain: async (_order, _now, { price }) => paymentChain(price, []),
    confirmations,
    flights: orderFlights(timetable, fares),
    fares,
    mailer,
    addresses: siteAddresses('https://air.example'),
  });

  const receiptNumber = (order: Order) => receiptNumberOf(keyedHash(keys), order);

  const ask = (input: RequestItineraryConfirmationInput, asker: TestAsker, when = now) => {
    const details = readTicketDetails(input);
    if ('faults' in details) throw new Error(details.faults.map(({ code }) => code).join());
    return confirmations.request(details, asker, when);
  };
  const challengeFor = async (
    input: RequestItineraryConfirmationInput,
    asker: TestAsker,
    when = now,
  ) => {
    const answer = await ask(input, asker, when);
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.challenge.id;
  };
  const codeOf = async (challengeId: string, when = now) =>
    (await verification.codeToSend(challengeId, when))?.code ?? 'none';

  return {
    receiptNumber,
    desk,
    now,
    sent,
    confirmations,
    documents,
    verification,
    ask,
    challengeFor,
    codeOf,
    /** An order that was paid. */
    ticketed: async () => desk.pay(await desk.book()),
    /** Asks, and opens with the right code. */
    async open(order: Order, asker: TestAsker, when = now) {
      const challengeId = await challengeFor(detailsOf(order), asker, when);
      const code = await codeOf(challengeId, when);
      const submission = { idempotencyKey: randomUUID(), challengeId, code };
      return confirmations.open(submission, asker, when);
    },
    /** How many messages with an itinerary wait to be sent. */
    async mailsWaiting() {
      const { rows } = await sql<{ count: string }>`
        select count(*) from graphile_worker.jobs
        where task_identifier = 'send-itinerary-confirmation'`.execute(db);
      return Number(rows[0]?.count);
    },
  };
}
