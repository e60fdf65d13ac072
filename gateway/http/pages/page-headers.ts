import type { Environment } from '#gateway/environment.ts';
import { contentSecurityPolicy } from '#gateway/http/security-headers.ts';
import type { SiteHandler } from './site-handler.ts';

/** What a document that is the same for everyone needs to know beyond its text. */
export type PageHeaders = {
  /** The placeholder where other answers have their nonce. */
  readonly slot: string;
  /** The policy of a page whose inline scripts and styles have these hashes. */
  readonly policy: (hashes: readonly string[]) => string;
  readonly cacheControl: string;
};

/** The traits of this site's pages. @param cacheControl who may store them */
export const pageHeaders = (
  { NONCE_SLOT }: Pick<SiteHandler, 'NONCE_SLOT'>,
  environment: Environment,
  cacheControl: string,
): PageHeaders => ({
  slot: NONCE_SLOT,
  policy: (hashes) => contentSecurityPolicy({ hashes }, environment),
  cacheControl,
});
