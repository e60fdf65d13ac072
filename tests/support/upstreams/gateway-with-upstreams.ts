import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { makeScenario } from '#gateway/demo/make-scenario.ts';
import { factRoutes } from '#gateway/modules/facts/facts.http.ts';
import { noSecurityLog } from '#gateway/ports/security-events.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { writeShare } from '#gateway/upstreams/shares.ts';
import { teamKeys } from '#gateway/upstreams/team-key.ts';
import { testGateway } from '#tests/support/gateway.ts';

const SECRET = 'the secret of a gateway with upstreams';
const EXAMPLES = fileURLToPath(new URL('../../../gateway/upstreams/examples', import.meta.url));

/** The key of a team of such a gateway. */
export const keyOfTeam = (team: string) => teamKeys(deriveKeys({ secret: SECRET }).upstreams, team);

type Started = { readonly url: string; close(): Promise<void> };

/** A service of a team on a port of its own, told where the gateway is. */
type Start = (at: {
  readonly port: number;
  readonly gateway: string;
  readonly key: string;
}) => Promise<Started>;

/**
 * The real gateway with example services beside it, each on the address that its folder names, and
 * the inbox of facts over HTTP.
 */
export async function gatewayWithUpstreams(services: Readonly<Record<string, Start>>) {
  let answer: RequestListener = (_request, response) => void response.writeHead(503).end();
  const inbox = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => inbox.listen(0, '127.0.0.1', resolve));
  const gateway = `http://127.0.0.1:${(inbox.address() as AddressInfo).port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'upstreams-'));
  const fileOf = (team: string) => path.join(folder, team, 'upstream.json');
  const started = new Map<string, Started>();
  for (const [team, start] of Object.entries(services)) {
    cpSync(path.join(EXAMPLES, team), path.join(folder, team), { recursive: true });
    const [key] = keyOfTeam(team);
    const service = await start({ port: 0, gateway, key });
    started.set(team, service);
    const description = JSON.parse(readFileSync(fileOf(team), 'utf8'));
    writeFileSync(fileOf(team), JSON.stringify({ ...description, url: service.url, percent: 100 }));
  }
  const opened = await testGateway({ environment: { UPSTREAMS: folder, SECRET } });
  const parts = { ...opened, security: noSecurityLog };
  answer = getRequestListener(new Hono().route('/facts', factRoutes(parts)).fetch);
  afterAll(async () => {
    for (const { close } of started.values()) await close();
    inbox.closeAllConnections();
    inbox.close();
    rmSync(folder, { recursive: true, force: true });
  });
  /**
   * A browser with a session, which keeps its cookies; with a scenario, one whose orders are its
   * own.
   * @param ask another gateway on the same database
   */
  const browser = async (scenario?: Scenario, ask = opened.fetch) => {
    const jar = new Map<string, string>();
    const keep = (lines: readonly string[]) => {
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
    };
    const headers = () => ({
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    });
    const made = scenario
      ? await makeScenario(opened, scenario, new Request('http://gateway.test/'))
      : null;
    if (typeof made === 'string') throw new Error(made);
    if (made) keep(made.cookies);
    else {
      const responseHeaders = new Headers();
      const request = new Request('http://gateway.test/');
      await opened.services.sessions.begin({ request, responseHeaders });
      keep(responseHeaders.getSetCookie());
    }
    const post = async (message: object) => {
      const response = await ask(
        new Request('http://gateway.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers() },
          body: JSON.stringify(message),
        }),
      );
      keep(response.headers.getSetCookie());
      const { data, errors = [], extensions = {} } = await response.json();
      return { status: response.status, data, errors, extensions };
    };
    const send = (query: string, variables: object = {}) => post({ query, variables });
    return { post, send, world: made?.loaded ?? null };
  };
  return {
    ...opened,
    gateway,
    folder,
    browser,
    /** Another gateway on the same database, to which nothing is handed over. */
    alone: () => testGateway({ database: opened.database, environment: { SECRET } }),
    /** A service as it was started. */
    service: <Service>(team: string): Service => started.get(team) as Service,
    /** Ends a service: from then on connections are refused. */
    kill: (team: string) => started.get(team)?.close(),
    setShare: (team: string, percent: number) => writeShare({ file: fileOf(team) }, percent),
  };
}
