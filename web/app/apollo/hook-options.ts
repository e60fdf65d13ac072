import type { OperationVariables } from '@apollo/client';
import type { useSuspenseQuery } from '@apollo/client/react';

/**
 * What a `useXSuspenseQuery` hook takes: variables and how to fetch. Policies that would make its data partial
 * are left out, so the data is always whole; an error is thrown to the nearest boundary.
 */
export type SuspenseOptions<TVariables extends OperationVariables> = Pick<
  useSuspenseQuery.Options<TVariables>,
  Exclude<keyof useSuspenseQuery.Options<TVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>
>;
