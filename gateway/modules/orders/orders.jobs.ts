import * as v from 'valibot';
import type { Job, JobContext, Sweep } from '#gateway/jobs/job.ts';
import { MailerError } from '#gateway/ports/mailer/mailer.ts';
import type { OrderDocuments } from './documents/order-documents.service.ts';
import { notifyFlight } from './notifications/flight-notifications.service.ts';

const Payload = v.object({ orderId: v.pipe(v.string(), v.uuid()) });

/** A message that no server will ever take is recorded and not tried again. */
export async function unlessRefused({ log }: JobContext, job: string, send: () => Promise<void>) {
  try {
    await send();
  } catch (fault) {
    if (!(fault instanceof MailerError) || fault.retryable) throw fault;
    log.warn({ job }, 'an e-mail was refused for good');
  }
}

const mailJob = (
  name: string,
  mail: (documents: OrderDocuments) => OrderDocuments['mailReceipt'],
): Job => ({
  name,
  isMessage: true,
  run(payload, context) {
    const { orderId } = v.parse(Payload, payload);
    const { services, clock } = context;
    return unlessRefused(context, name, () => mail(services.orderDocuments)(orderId, clock.now()));
  },
});

/** Seats are held: pay by the deadline. */
export const sendBookingHeld = mailJob('send-booking-held', (one) => one.mailBookingHeld);

/** Paid and ticketed: the receipt. */
export const sendReceiptMail = mailJob('send-receipt', (one) => one.mailReceipt);

/** An unpaid order ended. */
export const sendOrderCancelled = mailJob('send-order-cancelled', (one) => one.mailCancelled);

/** Orders whose 50 minutes are over. */
export const sweepOrders: Sweep = {
  name: 'unpaid orders',
  run: ({ services, clock }) => services.orders.expire(clock.now()),
};

/** Unpaid orders with a flight that the airline has cancelled. */
export const sweepWithdrawnOrders: Sweep = {
  name: 'unpaid orders on cancelled flights',
  run: ({ services, clock }) => services.orders.withdraw(clock.now()),
};

/** Personal data that is no longer needed (RULES 10.20 to 10.22). */
export const sweepOldOrders: Sweep = {
  name: 'old orders',
  run: ({ services, clock }) => services.orders.erase(clock.now()),
};

/** What became of the flights of members. */
export const sweepFlightNews: Sweep = {
  name: 'flight news',
  run: ({ db, services, clock }) =>
    notifyFlight({ db, statusOf: services.flightStatus.find }, clock.now()),
};

/** Accesses of guests that have ended. */
export const sweepOrderAccess: Sweep = {
  name: 'order access',
  run: ({ services, clock }) => services.orders.forgetAccess(clock.now()),
};
