import type { CardIssuers } from '#gateway/ports/card-issuers/card-issuers.port.ts';

/** A bank and an airline that take nothing back: every card that came with theirs is still held. */
export const createSimulatedCardIssuers = (): CardIssuers => ({ stillHeld: async () => true });
