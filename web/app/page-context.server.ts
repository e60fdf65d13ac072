import type { EntryContext } from 'react-router';

type Matched = EntryContext['staticHandlerContext'];
type Match = Matched['_match'];

/** More than the site has folders; addresses that do not exist have as many as their senders like. */
const MOST = 200;

/** The folders of an address, which the router matches too, so that the browser knows their routes: `/` and `/order` of `/order/find`. */
export function foldersOf(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean).slice(0, -1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

/** Which routes an address matches is the same for everyone: a folder is matched once, and not for each page. */
function rememberFolders() {
  const known = new Map<string, ReturnType<Match>>();
  return (match: Match, folder: string) => {
    const found = known.get(folder);
    if (found !== undefined) return found;
    if (known.size >= MOST) known.clear();
    const matches = match(folder);
    known.set(folder, matches);
    return matches;
  };
}

const folderMatches = rememberFolders();

/**
 * The context of a page with its own routes alone, and those of its folders. The router makes elements of all routes that
 * it is given, for each page again, and writes of them only these.
 */
export function pageContext(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext: matched } = context;
  const folders = new Set(foldersOf(matched.location.pathname));
  const match: Match = (location, ...rest) =>
    typeof location === 'string' && folders.has(location)
      ? folderMatches(matched._match, location)
      : matched._match(location, ...rest);
  const ids = new Set(
    [matched.matches, ...[...folders].map((folder) => match(folder) ?? [])]
      .flat()
      .map(({ route }) => route.id),
  );
  const routes: typeof manifest.routes = {};
  for (const id of ids) routes[id] = manifest.routes[id];
  return {
    ...context,
    manifest: { ...manifest, routes },
    staticHandlerContext: { ...matched, _match: match },
  };
}
