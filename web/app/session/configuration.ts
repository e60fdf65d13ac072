/**
 * What the gateway publishes about this installation to every browser. It is in each document, so
 * no secrets. The gateway passes it to `handle` (server.ts); prerendered pages have a placeholder
 * which the gateway fills.
 */
export interface PublicConfiguration {
  /** Scheme and host of the site, without a slash at the end; for canonical and alternate links. */
  origin: string;
  /** A demonstration: shows the banner that leads to the mailbox and to GraphiQL. */
  demo: boolean;
  /** A device-risk script from a static host (RULES 12.11); null: none is loaded. */
  deviceRisk: { scriptUrl: string; partnerCode: string; appName: string } | null;
  /**
   * Address of the Iconify service that is asked where the site's own endpoint fails; null: none
   * is.
   */
  iconService: string | null;
}

export const DEFAULT_CONFIGURATION: PublicConfiguration = {
  origin: '',
  demo: false,
  deviceRisk: null,
  iconService: null,
};

/**
 * Placeholder in a prerendered page, on `<html>`: the gateway puts `on` in a demonstration and
 * `off` elsewhere.
 */
export const DEMO_SLOT = 'DEMO-SLOT';
/** Placeholder in a prerendered page for the configuration, as HTML-escaped JSON. */
export const CONFIGURATION_SLOT = 'PUBLIC-CONFIGURATION-SLOT';
/** Placeholder in a prerendered page for scheme and host. */
export const ORIGIN_SLOT = 'SITE-ORIGIN-SLOT';
/** Placeholder in a prerendered page for the nonce of the request. */
export const NONCE_SLOT = 'CSP-NONCE-SLOT';

/**
 * The configuration with which a page is prerendered, before there is a gateway: its browser
 * hydrates with the same. The banner of a demonstration is in it, and hidden elsewhere, so that
 * nothing moves when the scripts load.
 */
export const WRITTEN_CONFIGURATION: PublicConfiguration = {
  ...DEFAULT_CONFIGURATION,
  origin: ORIGIN_SLOT,
  demo: true,
};

/** Name of the `<meta>` that holds the configuration. */
export const CONFIGURATION_META = 'public-configuration';
