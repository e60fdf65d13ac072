import type { Database } from '#gateway/database/database.ts';
import type { Environment } from '#gateway/environment.ts';
import type { AirlineSystems } from '#gateway/ports/airline-systems.ts';
import { type Clock, type DemoClock, systemClock } from '#gateway/ports/clock.ts';
import { type Ids, randomIds } from '#gateway/ports/ids.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import { httpPaymentProvider } from '#gateway/ports/payment-provider/http.payment-provider.ts';
import type { PaymentProvider } from '#gateway/ports/payment-provider/payment-provider.ts';
import { httpSmsSender } from '#gateway/ports/sms/http.sms-sender.ts';
import type { SmsSender } from '#gateway/ports/sms/sms-sender.ts';
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
  readonly airline: AirlineSystems;
  close(): Promise<void>;
};

/** Opens every port. In demo mode the payment provider is a sandbox in a process of its own, which ends with this one. */
export async function openPorts(environment: Environment, db: Database, log: Log): Promise<Ports> {
  const demoClock = environment.mode === 'demo' ? await (await demo(db)).clock() : null;
  const clock = demoClock ?? systemClock;
  const airline = await openAirline(db, clock);
  const provider = await openPaymentProvider(environment, db, clock, log);
  const mailer = await openMailer(environment, db, clock);
  return {
    clock,
    demoClock,
    ids: randomIds,
    mailer,
    sms: await openSms(environment, db, clock),
    paymentProvider: provider.paymentProvider,
    airline,
    async close() {
      await mailer.close();
      await provider.close();
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

async function openPaymentProvider(environment: Environment, db: Database, clock: Clock, log: Log) {
  const given = environment.paymentProvider;
  const sandbox = given ? null : await (await demo(db)).paymentSandbox(environment, log);
  const paymentProvider = httpPaymentProvider({
    baseUrl: given?.url ?? sandbox?.url ?? '',
    apiSecret: given?.key ?? sandbox?.apiSecret ?? '',
    webhookSecret: given?.secret ?? sandbox?.webhookSecret ?? '',
    clock: () => clock.now(),
  });
  return { paymentProvider, close: async () => sandbox?.stop() };
}
