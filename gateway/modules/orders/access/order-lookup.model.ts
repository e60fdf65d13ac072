import type { OrderReference } from '#schema/rules/orders/order-reference.ts';
import type { PersonName } from '#schema/rules/travellers/names.ts';

/**
 * What a look-up may find: an order, whom to write to, and the names of those by whom it was found.
 */
export type OrderLookupKey = {
  readonly orderId: string;
  readonly recipient: string;
  /** The browser that made it. */
  readonly sessionId: string | null;
  readonly names: readonly PersonName[];
  /** The other channel that sold it; null where it was bought here. */
  readonly soldBy: string | null;
};

/**
 * A key as the database has it: the number of a document as a keyed hash, under each secret that it
 * may be stored under.
 */
export type StoredKey =
  | OrderReference
  | { readonly kind: 'EMAIL'; readonly value: string }
  | { readonly kind: 'DOCUMENT_NUMBER'; readonly hashes: readonly Buffer[] };
