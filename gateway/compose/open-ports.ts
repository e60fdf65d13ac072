import path from 'node:path';
import type { Database } from '#gateway/database/database.ts';
import type { Environment } from '#gateway/environment.ts';
import { type Clock, systemClock } from '#gateway/ports/clock.ts';
import { type Ids, randomIds } from '#gateway/ports/ids.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import { smtpMailer } from '#gateway/ports/mailer/smtp.mailer.ts';
import { httpPaymentProvider } from '#gateway/ports/payment-provider/http.payment-provider.ts';
import type { PaymentProvider } from '#gateway/ports/payment-provider/payment-provider.ts';
import { type DemoClock, openDemoClock } from '#gateway/simulated/demo-clock.repository.ts';
import { mailboxMailer } from '#gateway/simulated/mailbox/mailbox.mailer.ts';
import { mailboxRepository } from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { keepSandbox } from '#gateway/simulated/payment-provider/sandbox-keeper.ts';

/** The outside world, as this gateway is configured to reach it. */
export type Ports = {
  readonly clock: Clock;
  /** The same clock where it can be moved; null in production. */
  readonly demoClock: DemoClock | null;
  readonly ids: Ids;
  readonly mailer: Mailer;
  readonly paymentProvider: PaymentProvider;
  close(): Promise<void>;
};

/** Opens every port. In demo mode the payment provider is a sandbox in a process of its own, which ends with this one. */
export async function openPorts(environment: Environment, db: Database, log: Log): Promise<Ports> {
  const demoClock = environment.mode === 'demo' ? await openDemoClock(db) : null;
  const clock = demoClock ?? systemClock;
  const provider = await openPaymentProvider(environment, clock, log);
  const mailer = environment.smtpUrl
    ? smtpMailer({ url: environment.smtpUrl, from: environment.mailFrom })
    : mailboxMailer(mailboxRepository(db), clock);
  return {
    clock,
    demoClock,
    ids: randomIds,
    mailer,
    paymentProvider: provider.paymentProvider,
    async close() {
      await mailer.close();
      await provider.close();
    },
  };
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
