import { globSync, readFileSync } from 'node:fs';
import { CLIENT, fileOf } from '#tests/bench/bytes/built-routes.ts';

const CLASS_IN_SHEET = /\.(?<name>-?[A-Za-z_][\w-]*)/g;
const CLASSES_IN_PAGE = /\sclass="(?<names>[^"]*)"/g;
const LINKED_SHEET =
  /<link[^>]*rel="stylesheet"[^>]*href="(?<address>[^"]+)"|<link[^>]*href="(?<other>[^"]+)"[^>]*rel="stylesheet"/g;

const classesIn = (sheet: string): string[] =>
  [...sheet.matchAll(CLASS_IN_SHEET)].map(({ groups }) => groups?.name ?? '');
const classesOf = (file: string) => classesIn(readFileSync(file, 'utf8'));

/** Every class that a style sheet of the built site has a rule for. */
const ruled = (): ReadonlySet<string> =>
  new Set(
    globSync('assets/*.css', { cwd: CLIENT }).flatMap((name) => classesOf(fileOf(`/${name}`))),
  );

/**
 * The classes of a page, as the server sent it, whose rules are in a style sheet of the site that
 * the page does not link to: it would look otherwise until a script brings them.
 */
export function unstyledClasses(html: string): string[] {
  const [body = ''] = /<body[\s\S]*/.exec(html) ?? [];
  const linked = [...html.matchAll(LINKED_SHEET)].map(
    ({ groups }) => groups?.address ?? groups?.other ?? '',
  );
  const styled = new Set(linked.flatMap((address) => classesOf(fileOf(address))));
  const known = ruled();
  const used = [...body.matchAll(CLASSES_IN_PAGE)].flatMap(
    ({ groups }) => groups?.names?.split(/\s+/) ?? [],
  );
  return [...new Set(used)].filter((name) => known.has(name) && !styled.has(name));
}
