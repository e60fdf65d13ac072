import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '#gateway/environment.ts';
import { escapeHtml } from './escape-html.ts';
import { type PackedPage, packPage } from './packed-page.ts';
import { pageTraits } from './page-traits.ts';
import { publicConfiguration, type WebSite } from './web-site.ts';

type Slots = Pick<WebSite, 'NONCE_SLOT' | 'ORIGIN_SLOT' | 'CONFIGURATION_SLOT' | 'DEMO_SLOT'>;

/** The prerendered pages, held in memory, each at its one address. */
export type WrittenPages = {
  /** Null where there is none at that path. */
  page(pathname: string): PackedPage | null;
};

/** @param folder of the browser's files, where each page is an `index.html` */
export function readWrittenPages(
  folder: string,
  slots: Slots,
  environment: Environment,
): WrittenPages {
  const configuration = publicConfiguration(environment);
  // A deploy is visible at once; until then nothing is sent twice.
  const traits = pageTraits(slots, environment, 'public, no-cache');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const pages = new Map(
    files
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => [
        `/${path.dirname(file).replaceAll(path.sep, '/').replace(/^\.$/, '')}`,
        packPage(
          readFileSync(path.join(folder, file), 'utf8')
            .replaceAll(slots.ORIGIN_SLOT, configuration.origin)
            .replaceAll(slots.DEMO_SLOT, configuration.demo ? 'on' : 'off')
            .replaceAll(slots.CONFIGURATION_SLOT, () => escapeHtml(JSON.stringify(configuration))),
          traits,
        ),
      ]),
  );
  return {
    page: (pathname) => pages.get(pathname) ?? null,
  };
}
