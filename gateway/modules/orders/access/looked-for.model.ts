/** What a look-up may find: an order, whom to write to, and the names of those by whom it was found. */
export type LookedFor = {
  readonly orderId: string;
  readonly recipient: string;
  /** The browser that made it. */
  readonly sessionId: string | null;
  readonly names: readonly { readonly lastName: string; readonly firstName: string }[];
};
