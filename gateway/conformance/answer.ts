import type { GraphQLFormattedError } from 'graphql';
import type { Question } from './question.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** What an endpoint answered to a question. */
export type Answer<Data = unknown> = {
  readonly question: Question<Data>;
  readonly variables: Variables;
  readonly status: number;
  readonly data: Data | null | undefined;
  readonly errors: readonly GraphQLFormattedError[];
  /** As it came; a text where it is no JSON. */
  readonly body: unknown;
};
