/**
 * What the gateway tells every browser about this installation. Public: it stands in each document, so no secrets.
 * The gateway hands it to `handle` (server.ts); written pages carry a slot which the gateway fills.
 */
export interface PublicConfiguration {
  /** Scheme and host of the site, without a slash at the end; for canonical and alternate links. */
  origin: string;
  /** A demonstration: shows the banner that leads to the mailbox and to GraphiQL. */
  demo: boolean;
  /** A device-risk script from a static host (SPEC section 7); null: none is loaded. */
  deviceRisk: { scriptUrl: string; partnerCode: string; appName: string } | null;
  /** Whether icons that the own endpoint lacks may be asked from the public Iconify service. */
  publicIcons: boolean;
}

export const DEFAULT_CONFIGURATION: PublicConfiguration = {
  origin: '',
  demo: false,
  deviceRisk: null,
  publicIcons: false,
};

/** Stands in a written page, on `<html>`, where the gateway puts `on` in a demonstration and `off` elsewhere. */
export const DEMO_SLOT = 'DEMO-SLOT';
/** Stands in a written page where the gateway puts the configuration, as HTML-escaped JSON. */
export const CONFIGURATION_SLOT = 'PUBLIC-CONFIGURATION-SLOT';
/** Stands in a written page where the gateway puts the scheme and host. */
export const ORIGIN_SLOT = 'SITE-ORIGIN-SLOT';
/** Stands in a written page where the gateway puts the nonce of the request. */
export const NONCE_SLOT = 'CSP-NONCE-SLOT';

/**
 * What a page is drawn with when it is written, before there is a gateway: its browser begins with the same. The banner of
 * a demonstration is in it, and hidden where there is none, so that nothing moves when the scripts come.
 */
export const WRITTEN_CONFIGURATION: PublicConfiguration = {
  ...DEFAULT_CONFIGURATION,
  origin: ORIGIN_SLOT,
  demo: true,
};

/** Name of the `<meta>` that holds the configuration. */
export const CONFIGURATION_META = 'public-configuration';
