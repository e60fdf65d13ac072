let address: string | null = null;

/**
 * Icons come from this service too when the site's own endpoint fails; null, as at first, for none.
 */
export function setIconService(service: string | null): void {
  address = service;
}

/** Without a slash at the end: the loader appends its paths. */
export const iconService = (): string | null => address?.replace(/\/+$/, '') ?? null;
