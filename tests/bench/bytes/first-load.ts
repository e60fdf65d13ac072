import { readFileSync } from 'node:fs';
import { type BuiltPage, builtPages, fileOf } from './built-routes.ts';
import { wireBytes } from './wire-bytes.ts';

/** Libraries grow a little with each update: so much is no reason to fail. */
const SLACK = 1.02;

/**
 * Bytes of scripts over the wire at the first visit, brotli; a kB is 1,000 bytes. A screen brings
 * Apollo and Chakra, and one with a form in its first load react-hook-form, valibot and the fields
 * too (.github/decisions/0010-chakra-in-the-screens.md).
 */
export const BUDGETS = {
  static: 140_000 * SLACK,
  home: 145_000 * SLACK,
  screen: 245_000 * SLACK,
  form: 280_000 * SLACK,
} as const;

/** The same for our own code: all files but those in which libraries are most of the bytes. */
export const OWN_BUDGETS = { static: 40_000, home: 43_500, screen: 59_000, form: 69_000 } as const;

/** Files of `web/vite/chunks.ts` that are made of packages. */
const OF_PACKAGES = /\/(rolldown-runtime|framework|dates|chakra|apollo|command|fields|forms)-/;

const FORMS = [
  '/checkIn',
  '/flightInquiry/passengersService',
  '/flightInquiry/payment',
  '/flightSegment',
  '/itineraryConfirmation',
  '/order/flightOrderDetail',
  '/login',
  '/passengers/editPsg',
  '/register',
  '/reserve',
  '/resetPassword',
  '/account/editInfo',
  '/account/editLoginPwd',
  '/account/editConsumePwd',
];

export type PageKind = keyof typeof BUDGETS;

/**
 * What a page's first visit costs, in bytes over the wire. Texts and the document itself come on
 * top.
 */
export interface FirstLoad {
  readonly path: string;
  readonly kind: PageKind;
  readonly scripts: number;
  /** Those of them that are our own code. */
  readonly own: number;
  /** How many files of scripts. */
  readonly files: number;
  readonly styles: number;
  /** The faces that the style sheets name. */
  readonly fonts: number;
}

/** Pages under the data layout bring Apollo and Chakra, those under the form layout Chakra. */
function kindOf({ path, routeIds }: BuiltPage): PageKind {
  if (path === '/') return 'home';
  if (FORMS.includes(path)) return 'form';
  return routeIds.some((id) => /-(data|form)$/.test(id)) ? 'screen' : 'static';
}

const sum = (addresses: readonly string[]): number =>
  addresses.reduce((total, address) => total + wireBytes(fileOf(address)), 0);

const fontsIn = (styles: readonly string[]): string[] => [
  ...new Set(
    styles.flatMap((address) =>
      [...readFileSync(fileOf(address), 'utf8').matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(
        ([, font]) => font ?? '',
      ),
    ),
  ),
];

/**
 * The first load of every page of the built site, read from the build: the same each time, without
 * a browser.
 */
export const firstLoads = (pages: readonly BuiltPage[] = builtPages()): FirstLoad[] =>
  pages.map((page) => ({
    path: page.path,
    kind: kindOf(page),
    scripts: sum(page.scripts),
    own: sum(page.scripts.filter((script) => !OF_PACKAGES.test(script))),
    files: page.scripts.length,
    styles: sum(page.styles),
    fonts: sum(fontsIn(page.styles)),
  }));
