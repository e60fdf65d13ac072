import { globSync, readFileSync } from 'node:fs';
import {
  type DocumentNode,
  execute,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createMock } from '#gateway/compose/mock-gateway.ts';
import { NOT_BUILT } from '#gateway/graphql/not-built.ts';
import { createContext } from '#gateway/requests/context.ts';
import { variablesFor } from './variables.ts';

const FOLDER = new URL('./screens/', import.meta.url).pathname;
const NOW = new Date('2026-11-20T08:00:00Z');

/** What the pages of the product ask, page by page; `shared.fragments.graphql` holds the parts that several select. */
const definitions = globSync('*.graphql', { cwd: FOLDER })
  .toSorted()
  .flatMap((file) => parse(readFileSync(FOLDER + file, 'utf8')).definitions);

const fragments = new Map(
  definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => [one.name.value, one]),
);

/** The fragments that a definition spreads, and those that they spread. */
const spreadBy = (text: string): FragmentDefinitionNode[] => {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (part: string) => {
    for (const [, name = ''] of part.matchAll(
      /"kind":"FragmentSpread","name":\{[^}]*"value":"(\w+)"/g,
    )) {
      const fragment = fragments.get(name);
      if (!fragment || found.has(fragment)) continue;
      found.add(fragment);
      collect(JSON.stringify(fragment));
    }
  };
  collect(text);
  return [...found];
};

const operations = definitions
  .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
  .map((one): [string, DocumentNode] => {
    const spread = spreadBy(JSON.stringify({ ...one, loc: undefined }));
    return [one.name?.value ?? '', { kind: Kind.DOCUMENT, definitions: [one, ...spread] }];
  });

const { schema, source } = createMock(() => NOW);

/** The data of an answer, or of the first event of a subscription. */
async function answerTo(document: DocumentNode) {
  const contextValue = createContext(new Request('http://gateway.test/graphql'), source);
  const variableValues = variablesFor(document, schema, NOW);
  const asked = { schema, document, variableValues, contextValue };
  if (getOperationAST(document)?.operation !== 'subscription') return execute(asked);
  const events = await subscribe(asked);
  if (!(Symbol.asyncIterator in events)) return events;
  const first = await events.next();
  await events.return?.(undefined);
  if (first.done) throw new Error('the subscription ended without an event');
  return first.value;
}

describe('the screens of the product', () => {
  it('each have their operations, with names of their own', () => {
    expect(operations.length).toBeGreaterThanOrEqual(64);
    expect(new Set(operations.map(([name]) => name)).size).toBe(operations.length);
  });

  it.each(operations)('%s fits the schema, and the mock answers it', async (_name, document) => {
    expect(validate(schema, document, specifiedRules)).toEqual([]);
    const { data, errors } = await answerTo(document);
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
  });

  it('use every root field that is still to be built', () => {
    const used = operations.flatMap(([, document]) => {
      const operation = getOperationAST(document);
      const root = operation && schema.getRootType(operation.operation);
      return (operation?.selectionSet.selections ?? []).map(
        (one) => `${root?.name}.${one.kind === Kind.FIELD ? one.name.value : ''}`,
      );
    });
    expect(NOT_BUILT.filter((field) => !used.includes(field))).toEqual([]);
  });
});
