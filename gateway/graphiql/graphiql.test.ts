import { gunzipSync } from 'node:zlib';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/compose/airline-schema.ts';
import { createMockGateway } from '#gateway/mocks/mock-gateway.ts';
import { exampleVariables } from './example-variables.ts';
import { EXAMPLES, exampleText } from './examples.ts';
import { graphiqlPage } from './graphiql-page.ts';
import { graphiqlTabs } from './graphiql-tabs.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const silent = { info() {}, warn() {}, error() {} };
const page = graphiqlPage(graphiqlTabs(NOW));

/** Everything that makes a browser contact another host. */
const LOADS =
  /(?:<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\bsrc|<link\b[^>]*\bhref)\s*=\s*["']?(?:https?:)?\/\/[^"'\s>]+|@import\s+(?:url\()?["']?(?:https?:)?\/\/[^"')\s]+|url\(\s*["']?(?:https?:)?\/\/[^"')\s]+|\b(?:fetch|importScripts|import)\(\s*["'`](?:https?:)?\/\/[^"'`]+/g;

describe('GraphiQL', () => {
  it('is whole in one page: nothing is loaded from another host', () => {
    expect(page.match(LOADS) ?? []).toEqual([]);
  });

  it('would be caught if it loaded anything', () => {
    const planted = '<script crossorigin src="https://unpkg.com/graphiql.js"></script>';
    expect((page + planted).match(LOADS)).toHaveLength(1);
  });

  it('is served in demo mode under a policy that allows no other host', async () => {
    const { fetch } = await createMockGateway({ documents: {}, log: silent, now: () => NOW });
    const request = new Request('http://gateway.test/graphql', {
      headers: { accept: 'text/html' },
    });
    const response = await fetch(request);
    expect(response.headers.get('content-type')).toContain('text/html');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it('is packed once for all who ask, and not sent again to a browser that has it', async () => {
    let now = NOW;
    const { fetch } = await createMockGateway({ documents: {}, log: silent, now: () => now });
    const ask = (headers: Record<string, string> = {}) =>
      fetch(
        new Request('http://gateway.test/graphql', {
          headers: { accept: 'text/html', 'accept-encoding': 'gzip', ...headers },
        }),
      );
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    const packed = Buffer.from(await first.arrayBuffer());
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(packed).toString()).toBe(page);
    now = new Date(NOW.getTime() + 60_000);
    const again = await ask({ 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    now = new Date(NOW.getTime() + 24 * 60 * 60_000);
    expect((await ask({ 'if-none-match': etag })).status).toBe(200);
  });

  it('keeps a query with a closing tag inside its script', () => {
    const hostile = graphiqlPage({ defaultQuery: '# </script><script>alert(1)</script>' });
    expect(hostile).not.toContain('<script>alert(1)');
  });
});

describe('the examples', () => {
  const schema = createAirlineSchema();

  it('open as tabs, in the order of a journey', () => {
    const tabs = graphiqlTabs(NOW).defaultTabs ?? [];
    expect(
      tabs.map(({ query }) => /^(?:query|mutation|subscription) (\w+)/m.exec(query ?? '')?.[1]),
    ).toEqual([
      ...['SearchFlights', 'PriceCalendar', 'CreateOffer', 'CreateOrder', 'StartPayment'],
      ...['OrderDetail', 'OrderLookUp', 'FlightStatus', 'FlightStatusChanged'],
      ...['BaggageAllowance', 'BusinessRules', 'Airports', 'Aircraft'],
    ]);
  });

  it('run as they stand: every variable has a value', () => {
    for (const { query } of graphiqlTabs(NOW).defaultTabs ?? []) {
      const document = parse(query ?? '');
      expect(validate(schema, document)).toEqual([]);
      for (const definition of document.definitions)
        if (definition.kind === 'OperationDefinition')
          for (const { defaultValue } of definition.variableDefinitions ?? [])
            expect(defaultValue).toBeDefined();
    }
  });

  it.each(EXAMPLES)('%s fits the schema and has a value for each variable', (name) => {
    const text = exampleText(name);
    expect(validate(schema, parse(text))).toEqual([]);
    for (const value of Object.values(exampleVariables(text, NOW) ?? {}))
      expect(value).toBeDefined();
  });
});
