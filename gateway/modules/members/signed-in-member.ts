import type { BrowserName } from './notifications/known-browsers.repository.ts';

/** A signed-in member at a browser, and from where the browser asks. */
export type SignedInMember = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly address: string;
  readonly browser: BrowserName;
};
