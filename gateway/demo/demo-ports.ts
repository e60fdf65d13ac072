import path from 'node:path';
import type { Database } from '#gateway/database/database.ts';
import type { Environment } from '#gateway/environment.ts';
import type { Clock, DemoClock } from '#gateway/ports/clock.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { SmsSender } from '#gateway/ports/sms/sms-sender.ts';
import { PERMANENT_MAILBOX } from '#gateway/scenarios/permanent-mailbox.ts';
import { openDemoClock } from '#gateway/simulated/demo-clock.repository.ts';
import { mailboxMailer } from '#gateway/simulated/mailbox/mailbox.mailer.ts';
import { mailboxRepository } from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { mailboxSmsSender } from '#gateway/simulated/mailbox/mailbox.sms-sender.ts';
import { sandboxOver } from '#gateway/simulated/payment-provider/payment-sandbox.ts';
import {
  type KeptSandbox,
  keepSandbox,
} from '#gateway/simulated/payment-provider/sandbox-keeper.ts';

/** What a demonstration has in place of the outside world; loaded where it is needed only. */
export const demoPorts = (db: Database) => ({
  clock: (): Promise<DemoClock> => openDemoClock(db),
  mailer: (clock: Clock): Mailer => mailboxMailer(mailboxRepository(db), clock),
  sms: (clock: Clock): SmsSender => mailboxSmsSender(mailboxRepository(db), clock),
  quietMailboxes: new Set<string>([PERMANENT_MAILBOX]),
  paymentSandbox: sandboxOver,
});

/** The sandbox of the payment provider, in a process of its own. */
export const paymentSandbox = (environment: Environment, log: Log): Promise<KeptSandbox> =>
  keepSandbox(
    {
      directory: path.join(environment.dataDirectory, 'payment-sandbox'),
      port: environment.paymentSandboxPort,
    },
    { log },
  );
