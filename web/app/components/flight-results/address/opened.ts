/**
 * What is unfolded on the page, in its address, so that it survives reload, back and a change of
 * language.
 */
const OPEN_PARAMETER = 'open';

/** The name of the search panel among what can be unfolded. */
export const SEARCH_PANEL = 'search';

export const isOpen = (params: URLSearchParams, name: string): boolean =>
  params.getAll(OPEN_PARAMETER).includes(name);

/** The same address with one part opened or closed. */
export function withOpen(params: URLSearchParams, name: string, open: boolean): URLSearchParams {
  const others = params.getAll(OPEN_PARAMETER).filter((one) => one !== name);
  const next = withoutOpen(params);
  for (const one of open ? [...others, name] : others) next.append(OPEN_PARAMETER, one);
  return next;
}

/** The same address with unfolded what is unfolded in another. */
export function withOpenOf(params: URLSearchParams, other: URLSearchParams): URLSearchParams {
  const next = withoutOpen(params);
  for (const name of other.getAll(OPEN_PARAMETER)) next.append(OPEN_PARAMETER, name);
  return next;
}

/** The same address with everything folded: the part of it on which the page's data depend. */
export function withoutOpen(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(OPEN_PARAMETER);
  return next;
}
