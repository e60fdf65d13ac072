import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicConfiguration, WebSite } from './web-site.ts';

type Slots = Pick<WebSite, 'NONCE_SLOT' | 'ORIGIN_SLOT' | 'CONFIGURATION_SLOT' | 'DEMO_SLOT'>;

/** The pages that were written when the site was built, kept in memory, each at its one address. */
export type WrittenPages = {
  /** The page for one answer, with its nonce; null where there is none at that path. */
  page(pathname: string, nonce: string): string | null;
};

/** @param folder of the browser's files, where each page is an `index.html` */
export function readWrittenPages(
  folder: string,
  slots: Slots,
  configuration: PublicConfiguration,
): WrittenPages {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const pages = new Map(
    files
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => [
        `/${path.dirname(file).replaceAll(path.sep, '/').replace(/^\.$/, '')}`,
        readFileSync(path.join(folder, file), 'utf8')
          .replaceAll(slots.ORIGIN_SLOT, configuration.origin)
          .replaceAll(slots.DEMO_SLOT, configuration.demo ? 'on' : 'off')
          .replaceAll(slots.CONFIGURATION_SLOT, () => escaped(JSON.stringify(configuration))),
      ]),
  );
  return {
    page: (pathname, nonce) => pages.get(pathname)?.replaceAll(slots.NONCE_SLOT, nonce) ?? null,
  };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
