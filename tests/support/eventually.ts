import { vi } from 'vitest';

/**
 * Waits until a check passes, and gives what it answers. Vitest's own second is too short on a
 * machine that does other work; what is there is found at once.
 */
export const eventually = <Value>(
  check: () => Value | Promise<Value>,
  { timeout = 20_000, interval = 50 } = {},
): Promise<Value> => vi.waitFor(check, { timeout, interval });
