import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '#gateway/environment.ts';
import { isLocale } from '#schema/codes/base/locales.ts';
import { type CompressedPage, compressPage } from './compressed-page.ts';
import { escapeHtml } from './escape-html.ts';
import { pageHeaders } from './page-headers.ts';
import { publicConfiguration, type SiteHandler } from './site-handler.ts';

/**
 * An address without a language may lead to the one that the visitor chose last: it is asked about
 * each time.
 */
const MAY_LEAD_ELSEWHERE = 'public, no-cache';
/**
 * A cache in front of the site answers it for a minute; a browser asks each time whether it has
 * changed.
 */
const SAME_FOR_EVERYONE = 'public, max-age=0, s-maxage=60, must-revalidate';

const namesLanguage = (pathname: string): boolean => isLocale(pathname.split('/')[1]);

type Slots = Pick<SiteHandler, 'NONCE_SLOT' | 'ORIGIN_SLOT' | 'CONFIGURATION_SLOT' | 'DEMO_SLOT'>;

/** The prerendered pages, held in memory, each at its one address. */
export type PrerenderedPages = {
  /** Null where there is none at that path. */
  page(pathname: string): CompressedPage | null;
};

/** @param folder of the browser's files, where each page is an `index.html` */
export function readPrerenderedPages(
  folder: string,
  slots: Slots,
  environment: Environment,
): PrerenderedPages {
  const configuration = publicConfiguration(environment);
  const traitsOf = (pathname: string) =>
    pageHeaders(
      slots,
      environment,
      namesLanguage(pathname) ? SAME_FOR_EVERYONE : MAY_LEAD_ELSEWHERE,
    );
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const pages = new Map(
    files
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => {
        const pathname = `/${path.dirname(file).replaceAll(path.sep, '/').replace(/^\.$/, '')}`;
        const html = readFileSync(path.join(folder, file), 'utf8')
          .replaceAll(slots.ORIGIN_SLOT, configuration.origin)
          .replaceAll(slots.DEMO_SLOT, configuration.demo ? 'on' : 'off')
          .replaceAll(slots.CONFIGURATION_SLOT, () => escapeHtml(JSON.stringify(configuration)));
        return [pathname, compressPage(html, traitsOf(pathname))];
      }),
  );
  return {
    page: (pathname) => pages.get(pathname) ?? null,
  };
}
