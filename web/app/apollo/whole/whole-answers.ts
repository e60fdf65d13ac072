import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { documentIdOf } from '#web/app/apollo/document-id.ts';

/** A trip of several bounds has a few lists of flights, each in some orders and filters. */
const KEPT = 30;

/** Answers of this tab as they came, the newest last. Browser only. */
const answers = new Map<string, unknown>();

type Query<TData, TVariables> = TypedDocumentNode<TData, TVariables>;

const keyOf = <TData, TVariables>(query: Query<TData, TVariables>, variables: TVariables) =>
  `${documentIdOf(query)} ${JSON.stringify(variables)}`;

/** The answer to the same question, where the tab has it. */
export const keptAnswer = <TData, TVariables extends OperationVariables>(
  query: Query<TData, TVariables>,
  variables: TVariables,
): TData | undefined => answers.get(keyOf(query, variables)) as TData | undefined;

/**
 * Keeps an answer in one piece: for lists that no mutation changes. Apollo's cache takes them apart into objects, and puts them together
 * again for the page, in long tasks.
 */
export function keepAnswer<TData, TVariables extends OperationVariables>(
  query: Query<TData, TVariables>,
  variables: TVariables,
  data: TData,
): void {
  const key = keyOf(query, variables);
  answers.delete(key);
  answers.set(key, data);
  const [oldest] = answers.keys();
  if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
}

/** Asks again for all of them the next time. */
export const forgetAnswers = (): void => answers.clear();
