import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import {
  printSorted,
  readPresentSchema,
  versionOf,
} from '#gateway/graphql/schema-compatibility/published-schema.ts';
import { RULE_CODES } from '#schema/rules/base/rule-codes.ts';
import { coverageOf } from './coverage/coverage.ts';
import { referenceRoutes } from './reference.routes.ts';
import { readAreas } from './reference-areas.ts';
import type { SearchEntry } from './reference-search.ts';

const coverage = coverageOf({ schema: readPresentSchema(), takeovers: [], apps: [], uses: [] });
const routes = referenceRoutes(async () => coverage);
const paths = [
  '',
  '/clauses',
  '/codes',
  '/changes',
  '/coverage',
  ...readAreas().map(({ name }) => `/${name}`),
];
const pages = new Map<string, string>();
for (const path of paths) {
  const response = await routes.request(path || '/');
  expect([path, response.status]).toEqual([path, 200]);
  pages.set(`/reference${path}`, await response.text());
}

const entries: SearchEntry[] = await (await routes.request('/search.json')).json();

const textAt = (path: string) => pages.get(`/reference${path}`) ?? '';
const anchorsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
/** Without the search, which every page has. */
const contentOf = (text: string) => text.split('</search>')[1] ?? '';
const anchors = new Map([...pages].map(([path, text]) => [path, anchorsOf(contentOf(text))]));

it('every type, field and value has an anchor of its own', () => {
  const all = [...anchors.values()].flat();
  expect(new Set(all).size).toBe(all.length);
  const known = new Set(all);
  const wanted = Object.values(readPresentSchema().getTypeMap())
    .filter(({ name, astNode }) => astNode && !name.startsWith('__'))
    .flatMap((type) => {
      const root = ['Query', 'Mutation', 'Subscription'].includes(type.name);
      const own = root ? [] : [type.name];
      if (isEnumType(type))
        return [...own, ...type.getValues().map(({ name }) => `${type.name}.${name}`)];
      const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
      return hasFields
        ? [...own, ...Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)]
        : own;
    });
  expect(wanted.filter((name) => !known.has(name))).toEqual([]);
});

it('no link is dead: pages, types and clauses', () => {
  const dead = [...pages].flatMap(([at, text]) =>
    [...text.matchAll(/href="((?:\/reference|#)[^"]*)"/g)]
      .map(([, href = '']) => (href.startsWith('#') ? `${at}${href}` : href))
      .filter((href) => {
        const [path = '', anchor] = href.split('#');
        if (path === '/reference/style.css') return false;
        return !pages.has(path) || (anchor && !anchors.get(path)?.includes(anchor));
      }),
  );
  expect([...new Set(dead)]).toEqual([]);
});

it('the search finds every operation, type, field, value, code and clause where it is described', () => {
  const named = new Map(entries.map((entry) => [entry.name, entry]));
  expect(named.size).toBe(entries.length);
  const lost = entries.filter(({ href }) => {
    const [path = '', anchor = ''] = href.split('#');
    return !anchors.get(path)?.includes(anchor);
  });
  expect(lost).toEqual([]);
  expect(named.get('Mutation.cancelOrder')).toMatchObject({
    kind: 'mutation',
    text: expect.stringMatching(/^Cancels an unpaid order/),
  });
  for (const [name, kind] of [
    ['SOLD_OUT', 'code'],
    ['3.11', 'clause'],
    ['OrderState.TICKETED', 'value'],
  ])
    expect([name, named.get(name ?? '')?.kind]).toEqual([name, kind]);
  const onPages = [...anchors.values()].flat().filter((id) => /^[A-Z]\w+(\.\w+)?$/.test(id));
  expect(onPages.filter((id) => !named.has(id))).toEqual([]);
});

it('what is to go is listed with what takes its place, and what each publication brought', () => {
  const text = textAt('/changes');
  const deprecated = printSorted(readPresentSchema()).match(/@deprecated\(/g)?.length ?? 0;
  const [going = '', news = ''] = text.split('id="new"');
  expect(going.match(/<dt>/g)).toHaveLength(deprecated);
  expect(going).toContain('until 2027-06-30');
  expect(news).toContain('<h3 id="2026-11-25">');
});

it('names the version of the schema, as the download does', () => {
  expect(textAt('')).toContain(versionOf(printSorted(readPresentSchema())));
});

it('leads from the first page to each operation, with its first sentence', () => {
  const operations = readAreas().flatMap((area) => area.operations);
  expect(operations).toContain('Mutation.cancelOrder');
  for (const operation of operations) expect(textAt('')).toContain(`#${operation}"`);
  expect(textAt('')).toContain('cancelOrder</a> <p>Cancels an unpaid order');
});

it('has every code with its clause, and with the lists that answer it', () => {
  const codes = textAt('/codes');
  for (const code of Object.keys(RULE_CODES)) expect(codes).toContain(` id="code.${code}"`);
  const [, soldOut = ''] = codes.split(' id="code.SOLD_OUT"');
  const [row = ''] = soldOut.split('</dd>');
  expect(row).toMatch(
    /<p>The flights are sold out|<p>Too few seats|<p>The proposed flight is full/,
  );
  expect(row).toContain('href="/reference/clauses#3.11"');
  expect(row).toContain('#CreateOrderErrorCode.SOLD_OUT"');
  const [, clause = ''] = textAt('/clauses').split(' id="3.11"');
  expect(clause.split('</dd>')[0]).toContain('#code.SOLD_OUT"');
});

it('says what the SDL says beside descriptions: defaults, interfaces, choices, what is deprecated', () => {
  const marked = [...pages.values()].flatMap((text) => text.match(/class="deprecated"/g) ?? []);
  expect(marked).toHaveLength(
    printSorted(readPresentSchema()).match(/@deprecated\(/g)?.length ?? 0,
  );
  expect(textAt('/members')).toContain('<code>= ALL</code>');
  expect(textAt('/flight-search')).toContain('<code>= RECOMMENDED</code>');
  expect(textAt('/payments').split(' id="Payment"')[1]).toMatch(/Implements\s+<a [^>]+>Node</);
  expect(textAt('/orders')).toContain('Exactly one of its fields is given');
  expect(textAt('/root')).toContain('Specified by');
  expect(textAt('/order-creation').split(' id="CreateOrderInput"')[1]).toContain(
    'Used by <a href="/reference/order-creation#Mutation.createOrder">',
  );
});

it('links what a text names: an operation, a type, a code', () => {
  const text = textAt('/seat-choice');
  expect(text).toContain(
    '<code><a href="/reference/payments#Mutation.startPayment">startPayment</a>',
  );
  expect(text).toContain('<a href="/reference/codes#code.PASSENGER_NOT_FOUND">');
});

it('leads from an operation to its example', () => {
  expect(textAt('/seat-choice')).toContain('href="/graphql#SelectSeats"');
  expect(textAt('/uploads')).not.toContain('href="/graphql#');
});
