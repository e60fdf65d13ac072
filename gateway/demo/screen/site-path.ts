/** The path and query of a page of this site; null for any other address. */
export function sitePath(given: string | undefined, publicUrl: string): string | null {
  const base = new URL(publicUrl);
  const url = given && URL.canParse(given, publicUrl) ? new URL(given, base) : null;
  if (url?.origin !== base.origin || /^\/(?:demo|reference|graphql|api)(?:\/|$)/.test(url.pathname))
    return null;
  return url.pathname + url.search;
}
