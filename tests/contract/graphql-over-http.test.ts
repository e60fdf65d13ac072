import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { openGateway } from '#gateway/app/open-gateway.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';

const silent = { info() {}, warn() {}, error() {} };
const { fetch } = await openGateway({
  mode: 'demo',
  manifest: {},
  log: silent,
  now: () => new Date(),
  services: {} as Services,
  actorOf: () => ANONYMOUS,
});

const audits = serverAudits({
  url: 'http://gateway.test/graphql',
  fetchFn: (url: string, init: RequestInit) => fetch(new Request(url, init)),
});

describe('the GraphQL-over-HTTP audits, in demo mode', () => {
  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    '%s: %s',
    async (_id, _name, audit) => {
      const result = await audit.fn();
      if (result.status === 'ok') return;
      expect(result.status, result.reason).not.toBe('error');
      expect(result.status, result.reason).not.toBe('warn');
    },
  );
});
