import { normalizedExecutor } from '@graphql-tools/executor';
import type { Plugin } from 'graphql-yoga';

/** Executes by the current version of Yoga's executor, which reads the arguments of a field once for a whole list. */
export const executor = (): Plugin => ({
  onExecute: ({ setExecuteFn }) => setExecuteFn(normalizedExecutor),
  onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(normalizedExecutor),
});
