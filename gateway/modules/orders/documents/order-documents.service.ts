import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { countWithin, isWithin, type RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import {
  bookingHeldEmail,
  orderCancelledEmail,
  paymentConfirmedEmail,
  renderReceipt,
} from '#gateway/ports/documents/documents.ts';
import type { Email } from '#gateway/ports/documents/email/email-data.ts';
import type {
  FlightData,
  ReceiptData,
  ReceiptExtra,
} from '#gateway/ports/documents/receipt-data.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import type { PaymentChain } from '#schema/rules/after-sale/changed/payment-chain.ts';
import {
  type ReceiptPayment,
  type ReceiptSources,
  receiptFlightsOf,
  receiptOfOrder,
} from './receipt-of-order.ts';

/**
 * Messages about unpaid bookings that one mailbox gets. A visitor may type another person's address
 * and cancel as often as they book; a payer, or someone who asks for a code, is counted elsewhere
 * and written to all the same.
 */
const UNPAID_NOTICES = { most: 20, windowMinutes: 60 } as const satisfies RateLimit;

/** What is counted, and under what key: the address cannot be recovered from it. */
type NotificationDependencies = {
  readonly db: Database;
  readonly hashOfMailbox: (mailbox: string) => Buffer;
  /** Mailboxes that get no such messages: those of bookings that no one has made. */
  readonly quietMailboxes: ReadonlySet<string>;
};

/**
 * The mailbox behind an address, as most servers read it: whatever the case, and without what
 * follows a plus.
 */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Sends to a mailbox unless it has reached its limit; what could not be sent does not count. */
async function sendUnpaidNotification(
  { db, hashOfMailbox, quietMailboxes }: NotificationDependencies,
  recipient: string,
  now: Date,
  send: () => Promise<void>,
): Promise<void> {
  if (quietMailboxes.has(recipient)) return;
  const key = hashOfMailbox(mailboxOf(recipient));
  if (!(await isWithin(db, key, UNPAID_NOTICES, now))) return;
  await send();
  await inTransaction(db, (trx) => countWithin(trx, key, UNPAID_NOTICES, now));
}

/** The addresses of an order's files. */
type OrderDownloads = { readonly receipt: string; readonly calendar: string };

/** Where the files of an order are downloaded, with the same access as the order. */
export const orderDownloads =
  ({ file }: Pick<SiteAddresses, 'file'>) =>
  (orderId: string): OrderDownloads => {
    const folder = `/orders/${globalId('Order', orderId)}`;
    return { receipt: file(`${folder}/receipt.pdf`), calendar: file(`${folder}/trip.ics`) };
  };

/** The seat of a passenger on a segment of an order. */
type SeatOfOrder = {
  readonly segmentIndex: number;
  readonly passengerId: string;
  readonly seatNumber: string;
};

/** The flights of an order, each with the seats on it, in the order of the passengers. */
const flightsWithSeats = <Flight extends object>(
  flights: readonly Flight[],
  { segments, passengers }: Pick<Order, 'segments' | 'passengers'>,
  seats: readonly SeatOfOrder[],
) =>
  flights.map((flight, at) => {
    const own = passengers.flatMap(({ id }) =>
      seats
        .filter((seat) => seat.passengerId === id && seat.segmentIndex === segments[at]?.index)
        .map(({ seatNumber }) => seatNumber),
    );
    return own.length > 0 ? { ...flight, seats: own } : flight;
  });

/** What the documents of orders are made from, and how they are sent. */
export type DocumentSources = ReceiptSources &
  NotificationDependencies & {
    readonly orders: Pick<OrderService, 'find' | 'capabilities'>;
    readonly mailer: Mailer;
    readonly addresses: SiteAddresses;
    /** How an order was paid; null where the payments do not know. */
    readonly paymentOf: (db: Database, orderId: string) => Promise<ReceiptPayment | null>;
    /** What was paid along the changes from which an order came. */
    readonly chainOf?: (order: Order, now: Date) => Promise<PaymentChain>;
    /** The paid extras for the passengers of an order; none where not given. */
    readonly extrasOf?: (order: Order, now: Date) => Promise<readonly ReceiptExtra[]>;
    /** The seats that the passengers of an order have; none where not given. */
    readonly seatsOf?: (order: Order, now: Date) => Promise<readonly SeatOfOrder[]>;
  };

/** Receipts, calendar files and e-mails of orders. */
export type OrderDocuments = ReturnType<typeof createOrderDocuments>;

/** A file of an order, and the name under which it is saved. */
export type OrderFile = { readonly name: string; readonly content: Uint8Array | string };

export function createOrderDocuments(sources: DocumentSources) {
  const { db, orders, mailer, addresses, flights } = sources;

  const find = (orderId: string, viewer: ActorOrAirline, now: Date) =>
    orders.find({ id: orderId }, viewer, now);

  const receiptData = async (order: Order, now: Date): Promise<ReceiptData | null> => {
    const capabilities = await orders.capabilities(order, now);
    const { allowed, until } = capabilities.find(({ action }) => action === 'RECEIPT') ?? {};
    if (!allowed || !until) return null;
    const payment = (await sources.paymentOf(db, order.id)) ?? {
      amount: order.total,
      points: 0,
      paidAt: order.ticketedAt ?? now,
      card: null,
      reference: order.number,
    };
    const extras = (await sources.extrasOf?.(order, now)) ?? [];
    const receipt = receiptOfOrder(order, payment, until, sources);
    const chain = await sources.chainOf?.(order, now);
    const flights = await seated(receipt.flights, order, now);
    return { ...receipt, flights, extras, ...(chain && { chain }) };
  };

  const flightsOf = ({ segments, locale }: Order) =>
    segments.map((segment) => flightForEmail(flights.flightOf(segment), locale));

  const seated = async <F extends FlightData>(of: readonly F[], order: Order, now: Date) =>
    flightsWithSeats(of, order, (await sources.seatsOf?.(order, now)) ?? []);

  const about = (order: Order) => ({
    recipientName: order.contact.name,
    orderNumber: order.number,
    flights: flightsOf(order),
  });

  const send = ({ contact, locale }: Order, email: Email) =>
    mailer.send({ to: contact.email, locale, ...email });

  const sendUnpaid = (order: Order, now: Date, write: () => Promise<Email>) =>
    sendUnpaidNotification(sources, order.contact.email, now, async () =>
      send(order, await write()),
    );

  return {
    /** Where the files of an order are downloaded. */
    downloads: orderDownloads(addresses),
    /**
     * The receipt as PDF in the order's language; null when the actor may not have it, or it is not
     * given (any more).
     */
    async receipt(orderId: string, actor: Actor, now: Date): Promise<OrderFile | null> {
      const order = await find(orderId, actor, now);
      const data = order && (await receiptData(order, now));
      if (!order || !data) return null;
      return {
        name: `${order.reference}-receipt.pdf`,
        content: await renderReceipt(data, order.locale),
      };
    },
    /**
     * What the receipt of an order says; null while none is given. For the airline's own mail: no
     * viewer is checked.
     */
    async receiptOf(orderId: string, now: Date): Promise<ReceiptData | null> {
      const order = await find(orderId, AIRLINE, now);
      return order && receiptData(order, now);
    },
    /**
     * The flights as a calendar file; null when the actor may not have it, or nothing is ticketed.
     */
    async calendar(orderId: string, actor: Actor, now: Date): Promise<OrderFile | null> {
      const order = await find(orderId, actor, now);
      if (!order?.ticketedAt) return null;
      const { calendarFile } = await import('#gateway/ports/documents/calendar-file.ts');
      const trip = await seated(flightsOf(order), order, now);
      const content = calendarFile(trip, order.reference, order.locale);
      return { name: `${order.reference}.ics`, content };
    },
    /**
     * E-mails the contact that the seats are held, unless that is over, or the mailbox has reached
     * its limit.
     */
    async mailBookingHeld(orderId: string, now: Date): Promise<void> {
      const order = await find(orderId, AIRLINE, now);
      if (order?.state !== 'PENDING_PAYMENT') return;
      const data = {
        ...about(order),
        flights: receiptFlightsOf(order, sources),
        bookingReference: order.reference,
        total: order.total,
        paymentDueAt: order.paymentDueAt,
        paymentUrl: addresses.payment(globalId('Order', order.id), order.locale),
      };
      await sendUnpaid(order, now, () => bookingHeldEmail(data, order.locale));
    },
    /** E-mails the receipt to the contact, unless it is not given (any more). */
    async mailReceipt(orderId: string, now: Date): Promise<void> {
      const order = await find(orderId, AIRLINE, now);
      const receipt = order && (await receiptData(order, now));
      if (!order || !receipt) return;
      const orderUrl = addresses.order(order.reference, order.locale);
      const data = { recipientName: order.contact.name, receipt, orderUrl };
      await send(order, await paymentConfirmedEmail(data, order.locale));
    },
    /**
     * E-mails the contact that the order ended unpaid, unless the mailbox has reached its limit.
     */
    async mailCancelled(orderId: string, now: Date): Promise<void> {
      const order = await find(orderId, AIRLINE, now);
      if (order?.state !== 'CANCELLED') return;
      const data = {
        ...about(order),
        by: order.cancellationCause ?? 'TRAVELLER',
        searchUrl: addresses.search(order.locale),
      };
      await sendUnpaid(order, now, () => orderCancelledEmail(data, order.locale));
    },
  };
}
