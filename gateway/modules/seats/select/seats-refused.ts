import { RefusedWith } from '#gateway/requests/refused.ts';
import type { SelectSeatsErrorCode } from '#gateway/resolvers.gen.ts';

/** Thrown when seats cannot be chosen, so that nothing of it is. */
export class SeatsRefused extends RefusedWith<SelectSeatsErrorCode> {}
