import { randomUUID } from 'node:crypto';
import { graphql } from 'graphql';
import type { createStoryMock } from '#gateway/compose/story-gateway.ts';
import { exampleVariables } from '#gateway/graphiql/example-variables.ts';
import { type ExampleName, exampleText } from '#gateway/graphiql/examples.ts';
import { createContext } from '#gateway/requests/context.ts';

export type Values = Readonly<Record<string, unknown>>;

/** What the mock answered, read by paths: `createOffer.offer.id`; all of it by the empty one. */
export type Answer = (path: string) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const answerOf =
  (data: unknown): Answer =>
  (path) =>
    path
      .split('.')
      .filter(Boolean)
      .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), data);

/** Asks the mock as GraphiQL does: with a text of one's own, or with that of an example. */
export const mockPlayer = (
  { schema, source }: Pick<ReturnType<typeof createStoryMock>, 'schema' | 'source'>,
  now: () => Date,
) => {
  const ask = async (text: string, variableValues: Values = {}): Promise<Answer> => {
    const contextValue = createContext(new Request('http://localhost/graphql'), source);
    const { data } = await graphql({ schema, source: text, variableValues, contextValue });
    return answerOf(data);
  };
  const play = (name: ExampleName, known: Values = {}): Promise<Answer> => {
    const text = exampleText(name);
    return ask(text, { ...exampleVariables(text, now()), ...known, key: randomUUID() });
  };
  return { ask, play };
};

export type MockPlayer = ReturnType<typeof mockPlayer>;
