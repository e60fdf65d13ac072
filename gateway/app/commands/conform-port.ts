import { openAirline } from '#gateway/app/open-airline.ts';
import { observeOperations } from '#gateway/conformance/ports/observe-operations.ts';
import { OPERATIONS_CASES } from '#gateway/conformance/ports/operations.cases.ts';
import { type CaseResult, reportOf, runCases } from '#gateway/conformance/ports/port-case.ts';
import { openDatabase } from '#gateway/database/open-database.ts';
import { readEnvironment } from '#gateway/environment.ts';
import { systemClock } from '#gateway/ports/clock.ts';
import { createLog } from '#gateway/ports/log.ts';
import { explainStartupError } from './startup-error.ts';

/**
 * `npm run conform:port -- <port>`: asks a port as it is configured, and says of each of its
 * guarantees whether it holds.
 */
const environment = readEnvironment();
const log = createLog(environment.logLevel);

const PORTS: Readonly<Record<string, () => Promise<CaseResult[]>>> = {
  operations: async () => {
    const database = await openDatabase(environment, () => undefined);
    try {
      const airline = await openAirline(environment, database.db);
      return runCases(OPERATIONS_CASES, await observeOperations(airline, systemClock.now(), log));
    } finally {
      await database.close();
    }
  },
};

const name = process.argv[2] ?? '';
const conform = PORTS[name];
if (!conform) {
  process.stderr.write(`Name a port: ${Object.keys(PORTS).join(', ')}\n`);
  process.exitCode = 2;
} else {
  try {
    const results = await conform();
    process.stdout.write(`${reportOf(results).join('\n')}\n`);
    process.exitCode = results.some(({ outcome }) => outcome === 'BROKEN') ? 1 : 0;
  } catch (fault) {
    process.stderr.write(`${explainStartupError(fault) ?? String(fault)}\n`);
    process.exitCode = 1;
  }
}
