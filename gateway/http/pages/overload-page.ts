import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Environment } from '#gateway/environment.ts';
import { takesEncoding } from '#gateway/http/compression.ts';
import { RETRY_AFTER_SECONDS } from '#gateway/http/retry-after.ts';
import { contentSecurityPolicy } from '#gateway/http/security-headers.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import type { SiteHandler } from './site-handler.ts';

/**
 * What stands in a page's place when too many are being rendered: made once, so that it costs
 * nothing when it is needed.
 */
export type OverloadPage = {
  /** A document in the language of the address; a short text where a page asks for its data. */
  answer(request: Request): Response;
};

const STYLE = /<style>(?<text>[\s\S]*?)<\/style>/;

export function createOverloadPage(
  { busyPage }: Pick<SiteHandler, 'busyPage'>,
  environment: Environment,
): OverloadPage {
  const common = {
    'retry-after': RETRY_AFTER_SECONDS,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  };
  const made = new Map(LOCALES.map((locale) => [locale, make(busyPage(locale), environment)]));
  const data = make('Service unavailable. Try again in a moment.\n', environment);

  return {
    answer(request) {
      const { pathname } = new URL(request.url);
      const isData = pathname.endsWith('.data');
      const { plain, zipped, policy } = (isData ? null : made.get(localeOf(pathname))) ?? data;
      const zip = takesEncoding(request.headers.get('accept-encoding') ?? '', 'gzip');
      return new Response(zip ? zipped : plain, {
        status: 503,
        headers: {
          ...common,
          ...(zip ? { 'content-encoding': 'gzip' } : {}),
          'content-type': `text/${isData ? 'plain' : 'html'}; charset=utf-8`,
          'content-security-policy': policy,
        },
      });
    },
  };
}

function localeOf(pathname: string): Locale {
  const [, first] = pathname.split('/');
  return isLocale(first) ? first : DEFAULT_LOCALE;
}

function make(text: string, environment: Environment) {
  const style = STYLE.exec(text)?.groups?.text ?? '';
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
  return {
    plain: new TextEncoder().encode(text),
    zipped: new Uint8Array(gzipSync(text)),
    policy: contentSecurityPolicy({ hashes: [hash] }, environment),
  };
}
