/** What is set for a process before it starts: options of its runtime, and variables that the C library reads. */
export type Runtime = {
  readonly options: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
};

const MEGABYTE = 1_048_576;

/**
 * What bounds the memory of the gateway's process (decision 28). Its short-lived objects get 16 MB at a time. What its threads
 * take from the C library comes from two heaps and not from one each, and blocks of 2 MB and more are given back when they are free.
 */
export const GATEWAY_RUNTIME: Runtime = {
  options: ['--max-semi-space-size=16'],
  variables: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: `${2 * MEGABYTE}`,
    MALLOC_TRIM_THRESHOLD_: `${8 * MEGABYTE}`,
  },
};

/** The same for the process that draws documents, which is to be small and need not be fast. */
export const DRAWING_RUNTIME: Runtime = {
  options: ['--max-semi-space-size=4', '--heap-growing-percent=30'],
  variables: { MALLOC_ARENA_MAX: '1' },
};
