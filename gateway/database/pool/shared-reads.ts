import type { PostgresPoolClient } from 'kysely';

type Ask = PostgresPoolClient['query'];

/** More of them take another connection: they are done one after the other. */
const MOST_SHARED = 16;

const READS = /^\s*(?:select|with recursive)\b/i;
/** What may wait for a lock, or holds one, would keep others waiting. */
const MORE_THAN_READS =
  /\bfor (?:no key |key )?(?:update|share)\b|\b(?:insert|update|delete)\b|_lock|add_job/i;

/** Texts are few, and a fault that makes them without end must not fill the memory. */
const MOST_KNOWN = 2000;
const known = new Map<string, boolean>();

/** Whether a statement only reads, so that it may share a connection with others. */
export const isRead = (text: string): boolean => {
  const found = known.get(text);
  if (found !== undefined) return found;
  const reads = READS.test(text) && !MORE_THAN_READS.test(text);
  if (known.size < MOST_KNOWN) known.set(text, reads);
  return reads;
};

/**
 * Reads that are asked at the same time, as the parts of a page are, share a connection, over which they are sent together: each
 * would take one of its own from the pool, and a packet of its own.
 */
export function sharedReads(connect: () => Promise<PostgresPoolClient>): Ask {
  let gathering: { readonly client: Promise<PostgresPoolClient>; left: number } | null = null;
  const gather = () => {
    const shared = { client: connect(), left: 0 };
    const isSent = () => {
      if (gathering === shared) gathering = null;
    };
    shared.client.then(isSent, isSent);
    return shared;
  };
  const ask = async (text: string, values: readonly unknown[]) => {
    const shared = gathering && gathering.left < MOST_SHARED ? gathering : gather();
    gathering = shared;
    shared.left += 1;
    const client = await shared.client;
    try {
      return await client.query(text, values);
    } finally {
      shared.left -= 1;
      if (shared.left === 0) client.release();
    }
  };
  return ask as Ask;
}
