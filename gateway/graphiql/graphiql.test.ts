import { gunzipSync } from 'node:zlib';
import {
  type FieldNode,
  getOperationAST,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { createMockGateway } from '#gateway/app/mock-gateway.ts';
import { exampleVariables } from './example-variables.ts';
import { EXAMPLES, exampleText } from './examples.ts';
import { examplesByOperation } from './examples-by-operation.ts';
import { graphiqlPage } from './graphiql-page.ts';
import { graphiqlTabs } from './graphiql-tabs.ts';
import { TAKEN_VALUES } from './taken-values.ts';

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
    const seeded = '<script crossorigin src="https://unpkg.com/graphiql.js"></script>';
    expect((page + seeded).match(LOADS)).toHaveLength(1);
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
    const query = '# </script><script>alert(1)</script>';
    const tabs = [{ title: 'A', query, variables: null }];
    const hostile = graphiqlPage({ tabs, groups: [], taken: {} });
    expect(hostile.split('YogaGraphiQL.renderYogaGraphiQL(')[0]).not.toContain('<script>alert(1)');
  });

  it('leaves the header to the tabs: the title of the document is enough', () => {
    expect(page).toMatch(/<title>[^<]+: GraphQL<\/title>/);
    expect(page).toContain('.graphiql-logo { display: none }');
  });

  it('has the answer below the query on a phone, and the documentation over both', () => {
    const [, phone = ''] = page.split('@media (max-width: 640px)');
    expect(phone).toMatch(/\.graphiql-plugin:not\(.+\) \{\s*position: fixed/);
    expect(phone).toMatch(/#graphiql-session \{\s*flex-direction: column/);
  });

  it('is as wide as the screen of a phone', () => {
    const [head = ''] = page.split('</title>');
    expect(head).toContain(
      '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    );
  });

  it('asks for nothing but the schema: there is nothing by which a page could wait', () => {
    expect(page.split('YogaGraphiQL.renderYogaGraphiQL(')[0]).not.toContain("request.open('GET'");
  });

  it('links the schema and the reference, and offers every example by what it is about', () => {
    expect(page).toContain('href="/schema.graphql"');
    expect(page).toContain('href="/reference"');
    const offered = [...page.matchAll(/data-example="(\w+)"/g)].map(([, title]) => title);
    expect(offered).toEqual(graphiqlTabs(NOW).tabs.map(({ title }) => title));
    expect(page).toContain(
      '<summary>Seats</summary><ul><li><button type="button" data-example="SeatMap">',
    );
  });
});

const operationOf = (query = '') => getOperationAST(parse(query))?.selectionSet;
const fieldIn = (set: SelectionSetNode | undefined, name: string) =>
  set?.selections.find(
    (one): one is FieldNode => one.kind === Kind.FIELD && one.name.value === name,
  );

describe('the examples', () => {
  const schema = createAirlineSchema();

  it('give what they answer to those that follow: each value is asked for, and taken by an example', () => {
    const { tabs } = graphiqlTabs(NOW);
    const known = new Set(tabs.flatMap(({ variables }) => Object.keys(variables ?? {})));
    const asked = (title: string, place: string) =>
      place
        .split('.')
        .filter((key) => !/^\d+$/.test(key))
        .reduce<FieldNode | undefined>((at, key) => fieldIn(at?.selectionSet, key), {
          selectionSet: operationOf(tabs.find((tab) => tab.title === title)?.query),
        } as FieldNode);
    for (const [title, values] of Object.entries(TAKEN_VALUES))
      for (const [name, place] of Object.entries(values)) {
        expect([title, name, known.has(name)]).toEqual([title, name, true]);
        expect(asked(title, place), place).toBeDefined();
      }
  });

  it('are in the order of a journey', () => {
    const titles = graphiqlTabs(NOW).tabs.map(({ title }) => title);
    const journey = ['SearchFlights', 'CreateOffer', 'CreateOrder', 'StartPayment', 'OrderDetail'];
    const after = [
      'SelectSeats',
      'ConfirmDateChange',
      'RequestRefund',
      'CheckIn',
      'BoardingPasses',
    ];
    const inOrder = titles.filter((title) => [...journey, ...after].includes(title));
    expect(inOrder).toEqual([...journey, ...after]);
    expect(new Set(titles).size).toBe(EXAMPLES.length);
  });

  /** Root fields that no tab can show, and why. */
  const WITHOUT_EXAMPLE = [
    // an editor of queries sends no files
    'Mutation.uploadFile',
    // it is refused while a member has open orders, which other examples make
    'Mutation.requestAccountClosure',
  ];

  it('show each root field, but those that no tab can show', () => {
    const shown = examplesByOperation();
    const all = ['Query', 'Mutation', 'Subscription'].flatMap((type) => {
      const root = schema.getType(type);
      return isObjectType(root)
        ? Object.keys(root.getFields()).map((field) => `${type}.${field}`)
        : [];
    });
    expect(all.filter((field) => !shown.has(field)).toSorted()).toEqual(WITHOUT_EXAMPLE.toSorted());
    expect(shown.get('Mutation.selectSeats')?.title).toBe('SelectSeats');
  });

  it.each(EXAMPLES)('%s explains itself in lines that no pane cuts', (name) => {
    const comments = exampleText(name)
      .split('\n')
      .filter((line) => line.startsWith('#'));
    expect(comments.length).toBeGreaterThan(0);
    for (const line of comments) expect(line.length).toBeLessThanOrEqual(50);
  });

  it.each(EXAMPLES)('%s fits the schema and has a value for each variable', (name) => {
    const text = exampleText(name);
    expect(validate(schema, parse(text))).toEqual([]);
    for (const value of Object.values(exampleVariables(text, NOW) ?? {}))
      expect(value).toBeDefined();
  });
});
