import type { OperationVariables } from '@apollo/client';
import { useEffect } from 'react';
import { dataOf, type Preloaded } from '#web/app/apollo/preloaded.ts';
import { keepAnswer } from './whole-answers.ts';
import type { WholeDocument } from './whole-document.ts';

/**
 * The data of a `preload` of a whole answer, as they came: Apollo's cache was a fifth of the hydration of a list of flights. The
 * tab keeps them, so that the way back needs no request.
 */
export function useAnswer<TData, TVariables extends OperationVariables>(
  query: WholeDocument<TData, TVariables>,
  preloaded: Preloaded<TData, TVariables>,
): TData {
  const { variables } = preloaded;
  const data = dataOf(preloaded);
  useEffect(() => keepAnswer(query, variables, data), [query, variables, data]);
  return data;
}
