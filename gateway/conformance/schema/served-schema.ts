import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql';
import type { Client } from '#gateway/conformance/client.ts';
import { Failed, faultOf } from '#gateway/conformance/fault.ts';
import { type Question, question } from '#gateway/conformance/question.ts';

/** What is deprecated in arguments too, where the service tells it. */
const QUESTIONS: readonly Question<IntrospectionQuery>[] = [true, false].map(
  (inputValueDeprecation) =>
    question(getIntrospectionQuery({ descriptions: false, inputValueDeprecation })),
);

/**
 * The schema that a service says it serves.
 * @throws Failed where it does not answer introspection
 */
export async function introspected(client: Client): Promise<GraphQLSchema> {
  for (const one of QUESTIONS) {
    const answer = await client.ask(one);
    if (answer.data) return buildClientSchema(answer.data);
    if (one === QUESTIONS.at(-1))
      throw new Failed([faultOf(answer, 'its schema by introspection; else name a file by --sdl')]);
  }
  throw new Error('nothing was asked');
}

/** The schema of an SDL file, with whatever directives it names. */
export const schemaOfSdl = (sdl: string): GraphQLSchema =>
  buildSchema(sdl, { assumeValidSDL: true });
