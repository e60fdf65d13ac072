import type { Database } from '#gateway/database/database.ts';
import type { Environment } from '#gateway/environment.ts';
import type { ConnectedAirline } from '#gateway/ports/airline-systems.ts';
import { type Clock, type DemoClock, systemClock } from '#gateway/ports/clock.ts';
import { type Ids, randomIds } from '#gateway/ports/ids.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import { httpPaymentProvider } from '#gateway/ports/payment-provider/http.payment-provider.ts';
import type { PaymentProvider } from '#gateway/ports/payment-provider/payment-provider.ts';
import type { PaymentSandbox } from '#gateway/ports/payment-provider/payment-sandbox.ts';
import { httpSmsSender } from '#gateway/ports/sms/http.sms-sender.ts';
import type { SmsSender } from '#gateway/ports/sms/sms-sender.ts';
import { connectAirline } from './connect-airline.ts';
import { openAirline } from './open-airline.ts';

/** The outside world, as this gateway is configured to reach it. */
export type Ports = {
  readonly clock: Clock;
  /** The same clock where it can be moved; null in production. */
  readonly demoClock: DemoClock | null;
  readonly ids: Ids;
  readonly mailer: Mailer;
  /** null: the airline sends no text messages, and codes go by e-mail only. */
  readonly sms: SmsSender | null;
  readonly paymentProvider: PaymentProvider;
  readonly airline: ConnectedAirline;
  /** Of the bookings that a demonstration always has: each move of its clock would fill them. */
  readonly quietMailboxes: ReadonlySet<string>;
  /**
   * The sandbox in which payments of a demonstration can be ended; null where they go to a
   * provider.
   */
  readonly paymentSandbox: PaymentSandbox | null;
  close(): Promise<void>;
};

/** Where card payments go: the provider of the environment, or a sandbox. */
export type PaymentService = {
  readonly baseUrl: string;
  readonly apiSecret: string;
  readonly webhookSecret: string;
  /** Whether it is the sandbox. */
  readonly isSandbox: boolean;
  close(): Promise<void>;
};

/**
 * In demo mode a sandbox in a process of its own, which ends with this one. It needs no other port,
 * nor the database.
 */
export async function openPaymentService(
  environment: Environment,
  log: Log,
): Promise<PaymentService> {
  const given = environment.paymentProvider;
  if (given)
    return {
      baseUrl: given.url,
      apiSecret: given.key,
      webhookSecret: given.secret,
      isSandbox: false,
      close: async () => {},
    };
  const { paymentSandbox } = await import('#gateway/demo/demo-ports.ts');
  const { url, apiSecret, webhookSecret, stop } = await paymentSandbox(environment, log);
  return { baseUrl: url, apiSecret, webhookSecret, isSandbox: true, close: stop };
}

/** Opens every other port. */
export async function openPorts(
  environment: Environment,
  db: Database,
  { close: closePayments, isSandbox, ...payments }: PaymentService,
  log: Log,
): Promise<Ports> {
  const demonstration = environment.mode === 'demo' ? await demo(db) : null;
  const demoClock = (await demonstration?.clock()) ?? null;
  const clock = demoClock ?? systemClock;
  const airline = await openAirline(environment, db);
  const mailer = await openMailer(environment, db, clock);
  return {
    clock,
    demoClock,
    ids: randomIds,
    mailer,
    sms: await openSms(environment, db, clock),
    paymentProvider: httpPaymentProvider({ ...payments, clock: () => clock.now() }),
    airline: connectAirline(airline, clock, log),
    quietMailboxes: demonstration?.quietMailboxes ?? new Set(),
    paymentSandbox: (isSandbox && demonstration?.paymentSandbox(payments)) || null,
    async close() {
      await mailer.close();
      await closePayments();
    },
  };
}

async function demo(db: Database) {
  const { demoPorts } = await import('#gateway/demo/demo-ports.ts');
  return demoPorts(db);
}

async function openMailer({ smtpUrl, mailFrom }: Environment, db: Database, clock: Clock) {
  if (!smtpUrl) return (await demo(db)).mailer(clock);
  const { smtpMailer } = await import('#gateway/ports/mailer/smtp.mailer.ts');
  return smtpMailer({ url: smtpUrl, from: mailFrom });
}

/** A demonstration without a mail server shows texts where it shows e-mails. */
async function openSms(
  environment: Environment,
  db: Database,
  clock: Clock,
): Promise<SmsSender | null> {
  if (environment.smsGateway) return httpSmsSender(environment.smsGateway);
  const shown = environment.mode === 'demo' && !environment.smtpUrl;
  return shown ? (await demo(db)).sms(clock) : null;
}
