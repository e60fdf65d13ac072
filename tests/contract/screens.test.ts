import {
  type DocumentNode,
  execute,
  getOperationAST,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createMock } from '#gateway/compose/mock-gateway.ts';
import { createContext } from '#gateway/requests/context.ts';
import { SCREEN_OPERATIONS } from './screen-operations.ts';
import { variablesFor } from './variables.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

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
    expect(SCREEN_OPERATIONS.length).toBeGreaterThanOrEqual(64);
    expect(new Set(SCREEN_OPERATIONS.map(([name]) => name)).size).toBe(SCREEN_OPERATIONS.length);
  });

  it.each(SCREEN_OPERATIONS)(
    '%s fits the schema, and the mock answers it',
    async (_name, document) => {
      expect(validate(schema, document, specifiedRules)).toEqual([]);
      const { data, errors } = await answerTo(document);
      expect(errors).toBeUndefined();
      expect(data).toBeTruthy();
    },
  );
});
