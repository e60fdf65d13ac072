import { parseArgs } from 'node:util';
import { openAirline } from '#gateway/app/open-airline.ts';
import { observeOperations } from '#gateway/conformance/ports/observe-operations.ts';
import { OPERATIONS_CASES } from '#gateway/conformance/ports/operations.cases.ts';
import { type CaseResult, reportOf, runCases } from '#gateway/conformance/ports/port-case.ts';
import {
  observeRefundOffice,
  REFUND_OFFICE_CASES,
} from '#gateway/conformance/ports/refund-office.cases.ts';
import { openDatabase } from '#gateway/database/open-database.ts';
import { readEnvironment } from '#gateway/environment.ts';
import type { AirlineSystems } from '#gateway/ports/airline-systems.ts';
import { systemClock } from '#gateway/ports/clock.ts';
import { createLog } from '#gateway/ports/log.ts';
import { explainStartupError } from './startup-error.ts';

type Port = {
  readonly about: string;
  /** @param given what stands after the name of the port */
  readonly conform: (airline: AirlineSystems, given: readonly string[]) => Promise<CaseResult[]>;
};

/** The ports that can be asked, each as it is configured. */
const PORTS: Readonly<Record<string, Port>> = {
  operations: {
    about: 'operations control: the flights of four days, and what it names as disrupted',
    async conform(airline) {
      const log = createLog(readEnvironment().logLevel);
      return runCases(OPERATIONS_CASES, await observeOperations(airline, systemClock.now(), log));
    },
  },
  'refund-office': {
    about: 'the refund office: requests that it does not know, and those whose ids are named',
    conform: async ({ refundOffice }, ids) =>
      runCases(REFUND_OFFICE_CASES, await observeRefundOffice(refundOffice, ids)),
  },
};

const USE = [
  'npm run conform:port -- <port> [id …]    asks a port as it is configured, and says of each of its guarantees whether it holds',
  ...Object.entries(PORTS).map(([name, { about }]) => `  ${name.padEnd(14)} ${about}`),
  'Exit code: 0 where no guarantee is broken, 1 where one is, 2 where no port is named.',
].join('\n');

/** `npm run conform:port`: what the system behind a port guarantees. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [name = '', ...given] = positionals;
  const port = PORTS[name];
  if (values.help || !port) {
    (values.help ? process.stdout : process.stderr).write(`${USE}\n`);
    return values.help ? 0 : 2;
  }
  const environment = readEnvironment();
  const database = await openDatabase(environment, () => undefined);
  try {
    const results = await port.conform(await openAirline(environment, database.db), given);
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
