import { VARIABLES } from './environment-variables.ts';

/** What is set for a process before it starts: options of its runtime, and variables that the C library reads. */
export type Runtime = {
  readonly options: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
};

/**
 * What bounds the memory of the gateway's process, with the figures in decision 28. Its short-lived objects get 16 MB at a
 * time, and its threads share two heaps for what they take from the C library, which gives large blocks back at once.
 */
export const GATEWAY_RUNTIME: Runtime = {
  options: ['--max-semi-space-size=16'],
  variables: { MALLOC_ARENA_MAX: '2' },
};

/** The same for the process that draws documents, which is to be small and need not be fast. */
export const DRAWING_RUNTIME: Runtime = {
  options: ['--max-semi-space-size=4', '--heap-growing-percent=30'],
  variables: { MALLOC_ARENA_MAX: '1' },
};

/** The variables of a process that the gateway starts and tells all it needs: none of the gateway's own, which has secrets. */
export function variablesFor(
  { variables }: Runtime,
  from: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const own = new Set<string>(VARIABLES.map(({ name }) => name));
  const others = Object.entries(from).filter(([name]) => !own.has(name));
  return { ...Object.fromEntries(others), ...variables };
}
