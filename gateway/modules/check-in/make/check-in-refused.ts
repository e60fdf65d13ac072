import { RefusedWith } from '#gateway/requests/refused.ts';
import type { CheckInErrorCode } from '#gateway/resolvers.gen.ts';

/** Thrown to roll back a check-in, so that no passenger is checked in. */
export class CheckInRefused extends RefusedWith<CheckInErrorCode> {}
