import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect } from 'react';
import type { Preloaded } from './preload.ts';
import { useSettled } from './use-settled.ts';
import { keepAnswer } from './whole-answers.ts';

/**
 * The data of a `preload` of a whole answer, as they came: Apollo's cache was a fifth of the hydration of a list of flights. The
 * tab keeps them, so that the way back needs no request.
 */
export function useAnswer<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  { data: asked, variables }: Preloaded<TData, TVariables>,
): TData {
  const data = useSettled(asked);
  useEffect(() => keepAnswer(query, variables, data), [query, variables, data]);
  return data;
}
