import { expect, test } from 'vitest';
import { conform } from '#gateway/conformance/conform.ts';
import { statedBy } from '#gateway/conformance/endpoint.ts';
import { linesOf } from '#gateway/conformance/report.ts';
import { createRun } from '#gateway/conformance/run.ts';
import { takenBehindGateway, takenByService } from '#gateway/conformance/scope.ts';
import type { Result } from '#gateway/conformance/statement.ts';
import { allStatements } from '#gateway/conformance/statements.ts';
import { startRefunds } from '#gateway/upstreams/examples/refunds/service.ts';
import { readTeams } from '#gateway/upstreams/read-teams.ts';
import { demoEndpoint } from '#tests/support/conformance/demo-endpoint.ts';
import {
  gatewayWithUpstreams,
  keyOfTeam,
} from '#tests/support/upstreams/gateway-with-upstreams.ts';

const opened = await gatewayWithUpstreams({ refunds: startRefunds });
const demo = await demoEndpoint(opened);
const [team] = readTeams(opened.folder);
if (!team) throw new Error('no team');

const PATIENCE = 120_000;

/** The clauses that a team has shown, without those that every answer shows. */
const shown = (results: readonly Result[]): string[] =>
  results
    .filter(({ outcome, clause }) => outcome === 'PASSED' && /^RULES (8|4\.16|10)/.test(clause))
    .map(({ name }) => name);
const failed = (results: readonly Result[]): string[] =>
  results.filter(({ outcome }) => outcome === 'FAILED').flatMap(linesOf);

test(
  'the example team keeps the part that it has taken, asked through the gateway',
  async () => {
    const run = createRun(demo, takenBehindGateway(team));
    const results = await conform(run, await allStatements());
    expect(failed(results)).toEqual([]);
    expect(shown(results).length).toBeGreaterThan(20);
  },
  PATIENCE,
);

test(
  'so does its own service, asked without the gateway before it',
  async () => {
    const [key] = keyOfTeam('refunds');
    const service = {
      url: team.url,
      fetch: (request: Request) =>
        request.url === team.url ? fetch(request) : demo.fetch(request),
      valuesUrl: demo.valuesUrl,
      headersOf: statedBy('refunds', key),
    };
    const run = createRun(service, takenByService(team));
    const results = await conform(run, await allStatements());
    expect(failed(results)).toEqual([]);
    expect(shown(results).length).toBeGreaterThan(20);
  },
  PATIENCE,
);
