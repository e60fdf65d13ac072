import { openAirline } from '#gateway/app/open-airline.ts';
import { openPaymentService, openPorts, type Ports } from '#gateway/app/open-ports.ts';
import { type CommandHelp, helpText, readArguments } from '#gateway/command-help.ts';
import { MESSAGE_CASES, observeMessages } from '#gateway/conformance/ports/messages.cases.ts';
import { observeOperations } from '#gateway/conformance/ports/observe-operations.ts';
import { OPERATIONS_CASES } from '#gateway/conformance/ports/operations.cases.ts';
import {
  observeProvider,
  PAYMENT_PROVIDER_CASES,
} from '#gateway/conformance/ports/payment-provider.cases.ts';
import { type CaseResult, reportOf, runCases } from '#gateway/conformance/ports/port-case.ts';
import {
  observeRefundOffice,
  REFUND_OFFICE_CASES,
} from '#gateway/conformance/ports/refund-office.cases.ts';
import type { Database } from '#gateway/database/database.ts';
import { openDatabase } from '#gateway/database/open-database.ts';
import { type Environment, readEnvironment } from '#gateway/environment.ts';
import { systemClock } from '#gateway/ports/clock.ts';
import { createLog, type Log } from '#gateway/ports/log.ts';
import { explainStartupError } from './startup-error.ts';

type Opened = { readonly environment: Environment; readonly db: Database; readonly log: Log };

type Port = {
  readonly about: string;
  /**
   * @param given what stands after the name of the port
   * @returns null where the port is not configured
   */
  readonly conform: (opened: Opened, given: readonly string[]) => Promise<CaseResult[] | null>;
};

/** Opens what is not the airline's, asks it, and closes it. */
async function withPorts(
  { environment, db, log }: Opened,
  ask: (ports: Ports) => Promise<CaseResult[] | null>,
): Promise<CaseResult[] | null> {
  const ports = await openPorts(environment, db, await openPaymentService(environment, log), log);
  try {
    return await ask(ports);
  } finally {
    await ports.close();
  }
}

/** As an address and as a number: no message can arrive there. */
const NO_ADDRESS = '@';

/** The ports that can be asked, each as it is configured. */
const PORTS: Readonly<Record<string, Port>> = {
  operations: {
    about: 'operations control: the flights of four days, and what it names as disrupted',
    async conform({ environment, db, log }) {
      const airline = await openAirline(environment, db);
      return runCases(OPERATIONS_CASES, await observeOperations(airline, systemClock.now(), log));
    },
  },
  'refund-office': {
    about: 'the refund office: requests that it does not know, and those whose ids are named',
    async conform({ environment, db }, ids) {
      const { refundOffice } = await openAirline(environment, db);
      return runCases(REFUND_OFFICE_CASES, await observeRefundOffice(refundOffice, ids));
    },
  },
  'payment-provider': {
    about:
      'the payment provider, or the sandbox: a payment that no one pays; of paid ones whose references are named one minor unit goes back',
    conform: (opened, references) =>
      withPorts(opened, async ({ paymentProvider, clock }) => {
        const { publicUrl } = opened.environment;
        const now = clock.now();
        const observed = await observeProvider(paymentProvider, references, now, publicUrl);
        return runCases(PAYMENT_PROVIDER_CASES, observed);
      }),
  },
  mailer: {
    about: 'the mail server of SMTP_URL: three messages to each address that is named, one to none',
    conform: (opened, addresses) =>
      withPorts(opened, async ({ mailer }) => {
        if (!opened.environment.smtpUrl) return null;
        const words = { subject: 'A test', html: '<p>A test</p>', text: 'A test' };
        const message = { ...words, attachments: [], locale: 'en' as const };
        const send = (to: string) => mailer.send({ ...message, to });
        return runCases(MESSAGE_CASES, await observeMessages(send, addresses, NO_ADDRESS));
      }),
  },
  sms: {
    about: 'the gateway of SMS_GATEWAY_URL: three texts to each number that is named, one to none',
    conform: (opened, numbers) =>
      withPorts(opened, async ({ sms }) => {
        if (!(sms && opened.environment.smsGateway)) return null;
        const send = (to: string) => sms.send({ to, text: 'A test', locale: 'en' });
        return runCases(MESSAGE_CASES, await observeMessages(send, numbers, NO_ADDRESS));
      }),
  },
};

const HELP: CommandHelp = {
  usage: 'npm run conform:port -- <port> [id …]',
  does: 'Asks a port as it is configured, and says of each of its guarantees whether it holds. Ends with 0 where no guarantee is broken, 1 where one is, 2 where no port is named.',
  takes: Object.fromEntries(Object.entries(PORTS).map(([name, { about }]) => [name, about])),
  example: 'OPERATIONS_URL=https://… npm run conform:port -- operations',
};

/** `npm run conform:port`: what the system behind a port guarantees. */
async function run(): Promise<number> {
  const [name = '', ...given] = readArguments(HELP).positionals;
  const port = PORTS[name];
  if (!port) {
    process.stderr.write(helpText(HELP));
    return 2;
  }
  const environment = readEnvironment();
  const database = await openDatabase(environment, () => undefined);
  try {
    const log = createLog(environment.logLevel);
    const results = await port.conform({ environment, db: database.db, log }, given);
    if (!results) {
      process.stderr.write(`${name} is not configured: the demo has nothing that could refuse.\n`);
      return 2;
    }
    process.stdout.write(`${reportOf(results).join('\n')}\n`);
    return results.some(({ outcome }) => outcome === 'BROKEN') ? 1 : 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run();
} catch (fault) {
  process.stderr.write(`${explainStartupError(fault) ?? String(fault)}\n`);
  process.exitCode = 1;
}
