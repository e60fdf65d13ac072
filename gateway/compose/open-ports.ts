import path from 'node:path';
import type { Database } from '#gateway/database/database.ts';
import type { Environment } from '#gateway/environment.ts';
import type { AirlineSystems } from '#gateway/ports/airline-systems.ts';
import { type Clock, systemClock } from '#gateway/ports/clock.ts';
import { type Ids, randomIds } from '#gateway/ports/ids.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import { httpPaymentProvider } from '#gateway/ports/payment-provider/http.payment-provider.ts';
import type { PaymentProvider } from '#gateway/ports/payment-provider/payment-provider.ts';
import { httpSmsSender } from '#gateway/ports/sms/http.sms-sender.ts';
import type { SmsSender } from '#gateway/ports/sms/sms-sender.ts';
import { type DemoClock, openDemoClock } from '#gateway/simulated/demo-clock.repository.ts';
import { mailboxMailer } from '#gateway/simulated/mailbox/mailbox.mailer.ts';
import { mailboxRepository } from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { mailboxSmsSender } from '#gateway/simulated/mailbox/mailbox.sms-sender.ts';
import { keepSandbox } from '#gateway/simulated/payment-provider/sandbox-keeper.ts';
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
  const demoClock = environment.mode === 'demo' ? await openDemoClock(db) : null;
  const clock = demoClock ?? systemClock;
  const airline = await openAirline(db, clock);
  const provider = await openPaymentProvider(environment, clock, log);
  const mailer = await openMailer(environment, db, clock);
  return {
    clock,
    demoClock,
    ids: randomIds,
    mailer,
    sms: openSms(environment, db, clock),
    paymentProvider: provider.paymentProvider,
    airline,
    async close() {
      await mailer.close();
      await provider.close();
    },
  };
}

async function openMailer({ smtpUrl, mailFrom }: Environment, db: Database, clock: Clock) {
  if (!smtpUrl) return mailboxMailer(mailboxRepository(db), clock);
  const { smtpMailer } = await import('#gateway/ports/mailer/smtp.mailer.ts');
  return smtpMailer({ url: smtpUrl, from: mailFrom });
}

/** A demonstration without a mail server shows texts where it shows e-mails. */
function openSms(environment: Environment, db: Database, clock: Clock): SmsSender | null {
  if (environment.smsGateway) return httpSmsSender(environment.smsGateway);
  const shown = environment.mode === 'demo' && !environment.smtpUrl;
  return shown ? mailboxSmsSender(mailboxRepository(db), clock) : null;
}

async function openPaymentProvider(environment: Environment, clock: Clock, log: Log) {
  const given = environment.paymentProvider;
  const sandbox = given
    ? null
    : await keepSandbox(
        {
          directory: path.join(environment.dataDirectory, 'payment-sandbox'),
          port: environment.paymentSandboxPort,
        },
        { log },
      );
  const paymentProvider = httpPaymentProvider({
    baseUrl: given?.url ?? sandbox?.url ?? '',
    apiSecret: given?.key ?? sandbox?.apiSecret ?? '',
    webhookSecret: given?.secret ?? sandbox?.webhookSecret ?? '',
    clock: () => clock.now(),
  });
  return { paymentProvider, close: async () => sandbox?.stop() };
}
