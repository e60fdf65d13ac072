import type { Client } from '#gateway/graphql/persisted-queries/clients/known-clients.ts';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';

/** How often an app asked for a document. */
export interface CountedUse extends Client {
  readonly documentId: string;
  readonly requests: number;
}

/** Counts in memory, and adds what it has counted to the database from time to time. */
export interface DocumentUsage {
  count(documentId: string, client: Client): void;
  /** Stores what was counted since the last time; keeps it where the database does not answer. */
  store(): Promise<void>;
}

/** @param add adds requests to those of today */
export function createDocumentUsage(
  add: (uses: readonly CountedUse[]) => Promise<void>,
  log: GatewayLog,
): DocumentUsage {
  let counted = new Map<string, CountedUse>();
  const addTo = (use: CountedUse) => {
    const key = [use.documentId, use.app, use.version].join(' ');
    const before = counted.get(key)?.requests ?? 0;
    counted.set(key, { ...use, requests: before + use.requests });
  };
  return {
    count: (documentId, client) => addTo({ documentId, ...client, requests: 1 }),
    async store() {
      if (counted.size === 0) return;
      const uses = [...counted.values()];
      counted = new Map();
      try {
        await add(uses);
      } catch (fault) {
        for (const use of uses) addTo(use);
        log.warn({ err: fault }, 'the use of documents is stored later');
      }
    },
  };
}
