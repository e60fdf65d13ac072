import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { parseArgs } from 'node:util';
import { type CommandHelp, helpText, readArguments } from '#gateway/command-help.ts';
import { conform } from '#gateway/conformance/conform.ts';
import { type Endpoint, endpointAt, statedBy } from '#gateway/conformance/endpoint.ts';
import { junitOf, linesOf, summaryOf } from '#gateway/conformance/report.ts';
import { createRun } from '#gateway/conformance/run.ts';
import {
  type Scope,
  takenBehindGateway,
  takenByService,
  wholeContract,
} from '#gateway/conformance/scope.ts';
import { allStatements } from '#gateway/conformance/statements.ts';
import { readTeams } from '#gateway/upstreams/read-teams.ts';
import type { Team } from '#gateway/upstreams/team.ts';

const HELP: CommandHelp = {
  usage: 'npm run conform -- --endpoint URL [options]',
  does: 'Asks a service of the contract what it keeps, and reports it by statement. Ends with 0 where no statement failed, 1 where one did, 2 where it cannot be carried out.',
  takes: {
    '--endpoint URL': 'the GraphQL endpoint: a demo, a team’s own service, the mock',
    '--take TEAM': 'only what the team has taken, by its folder',
    '--upstreams FOLDER': 'where that folder is; gateway/upstreams/examples without it',
    '--key KEY':
      'the endpoint is the team’s own service: requests state who asks, signed with this key',
    '--demo URL': 'the demo behind the service, where the kit sets up its scenarios',
    '--sdl FILE': 'the schema of the service, where it answers no introspection',
    '--junit FILE': 'the report for a CI system',
  },
  example: 'npm run conform -- --endpoint http://localhost:3000/graphql',
};

const OPTIONS = {
  endpoint: { type: 'string' },
  take: { type: 'string' },
  upstreams: {
    type: 'string',
    default: path.resolve(import.meta.dirname, '../../upstreams/examples'),
  },
  key: { type: 'string' },
  demo: { type: 'string' },
  sdl: { type: 'string' },
  junit: { type: 'string' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

function teamOf(folder: string, name: string): Team {
  const teams = readTeams(folder);
  const team = teams.find((one) => one.name === name);
  if (!team) throw new Error(`${folder} has no ${name}; it has ${teams.map((one) => one.name)}`);
  return team;
}

/** Which endpoint is asked, and how much of the contract. */
function subjectOf({ take, upstreams, key, demo }: Options, url: string): [Endpoint, Scope] {
  const endpoint = endpointAt(url, demo ?? url);
  if (!take) return [endpoint, wholeContract()];
  const team = teamOf(upstreams, take);
  if (!key) return [endpoint, takenBehindGateway(team)];
  return [{ ...endpoint, headersOf: statedBy(team.name, key) }, takenByService(team)];
}

/** `npm run conform`: what a service keeps of the contract, one line a statement. */
async function run(): Promise<number> {
  const { values: options } = readArguments(HELP, OPTIONS);
  if (!options.endpoint) {
    process.stdout.write(helpText(HELP));
    return 2;
  }
  const [endpoint, scope] = subjectOf(options, options.endpoint);
  await fetch(options.endpoint).catch((cause) => {
    throw new Error(`${options.endpoint} does not answer`, { cause });
  });
  const sdl = options.sdl ? readFileSync(options.sdl, 'utf8') : null;
  const results = await conform(createRun(endpoint, scope), await allStatements(sdl), (result) => {
    process.stdout.write(`${linesOf(result).join('\n')}\n`);
  });
  process.stdout.write(`\n${summaryOf(results)}\n`);
  if (options.junit) writeFileSync(options.junit, junitOf(results));
  return results.some(({ outcome }) => outcome === 'FAILED') ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 2;
}
