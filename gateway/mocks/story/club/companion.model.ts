import type { FrequentPassengerInput } from '#gateway/resolvers.gen.ts';

type SavedDocument = Omit<FrequentPassengerInput['documents'][number], 'number' | 'key'> & {
  readonly key: string;
  readonly number: string;
};

/** A passenger that the member has saved; the member's own entry is `SELF`. */
export type Companion = Omit<FrequentPassengerInput, 'documents'> & {
  readonly documents: readonly SavedDocument[];
};
