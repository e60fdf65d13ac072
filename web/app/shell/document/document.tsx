import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';
import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { type ReactNode, use, useState } from 'react';
import { Links, Meta, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { BCP47, DEFAULT_LOCALE, type Locale } from '#schema/codes/base/locales.ts';
import type { MemberInBar } from '#web/app/apollo/member/fetch-member.ts';
import { splitLocale } from '#web/app/i18n/locale-path.ts';
import { filesOf } from '#web/app/i18n/message-files.ts';
import type { Feature } from '#web/app/i18n/message-ids.gen.ts';
import { messagesAddress, useMessages } from '#web/app/i18n/messages.ts';
import { featuresOf, hasFlag } from '#web/app/i18n/page.ts';
import { SiteIntl } from '#web/app/i18n/site-intl.tsx';
import { skyScript } from '#web/app/scenes/sky/sky-script.ts';
import { COLOUR_MODE_SCRIPT, type ColourMode } from '#web/app/session/colour-mode.ts';
import {
  CONFIGURATION_META,
  CONFIGURATION_SLOT,
  DEMO_SLOT,
  ORIGIN_SLOT,
} from '#web/app/session/configuration.ts';
import { Nonce } from '#web/app/session/nonce.ts';
import { MEMBER_SCRIPT } from '#web/app/session/signed-in.ts';
import { ServerConfiguration } from '#web/app/session/use-configuration.ts';
import { AlternateLinks } from './alternate-links.tsx';
import { chunkGuardScript } from './chunk-guard.ts';
import { LinkPreview } from './link-preview.tsx';

type MessagePreloadProps = { locale: Locale; features: readonly Feature[] };

/**
 * The texts of the document, requested with it. Only the first page's: a later one has its texts
 * before it is shown, and an unused preload is a warning in the console.
 */
function MessagePreload({ locale, features }: MessagePreloadProps) {
  const [first] = useState(() =>
    filesOf(features).map((feature) => messagesAddress(locale, feature)),
  );
  return first.map((address) => (
    <link key={address} rel="preload" as="fetch" crossOrigin="anonymous" href={address} />
  ));
}

const FONT = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

/**
 * The Latin face is used above the fold in every language, so it is requested with the document. So
 * is that of headings where they are in English: it comes with the first paint or waits for the
 * next page.
 */
function FontPreload({ locale }: { locale: Locale }) {
  return (
    <>
      <link {...FONT} href={latin} />
      {locale === 'en' && <link {...FONT} href={newsreader} />}
    </>
  );
}

/**
 * It has run when React takes the document over: the browser's own scripts do not hold it again.
 */
const FIRST_SCRIPT = {
  dangerouslySetInnerHTML: {
    __html: import.meta.env.SSR
      ? [COLOUR_MODE_SCRIPT, MEMBER_SCRIPT, skyScript(), chunkGuardScript()].join(';')
      : '',
  },
};

/** What the root route loads. */
export interface RootData {
  /** What the visitor chose; null in a document that is the same for all visitors. */
  colourMode: ColourMode | null;
  /**
   * Who is signed in, null for a guest; undefined in a document that is the same for all visitors,
   * and where it could not be asked.
   */
  member?: MemberInBar | null | undefined;
}

/**
 * `<html>` with everything that every page has: language, texts, theme, and what must run before
 * the first paint.
 */
export function Document({ children }: { children: ReactNode }) {
  const { locale } = splitLocale(useLocation().pathname);
  const matches = useMatches();
  const features = featuresOf(matches);
  const messages = useMessages(locale, features);
  const nonce = use(Nonce);
  const configuration = use(ServerConfiguration);
  const prerendered = configuration.origin === ORIGIN_SLOT;
  const { colourMode: mode, member } = useRouteLoaderData<RootData>('root') ?? {};

  return (
    <html
      lang={BCP47[locale]}
      className={mode === 'dark' ? 'dark' : 'light'}
      data-colour-mode={mode ?? undefined}
      data-viewer={member === undefined ? undefined : 'known'}
      data-messages={features.join(' ')}
      data-prerendered={prerendered ? '' : undefined}
      data-demo={prerendered ? DEMO_SLOT : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name={CONFIGURATION_META}
          content={prerendered ? CONFIGURATION_SLOT : JSON.stringify(configuration)}
          suppressHydrationWarning
        />
        <script nonce={nonce} suppressHydrationWarning {...FIRST_SCRIPT} />
        <FontPreload locale={locale} />
        <MessagePreload locale={locale} features={features} />
        <link rel="icon" href="/favicon.gen.svg" type="image/svg+xml" />
        {hasFlag(matches, 'unlisted') && <meta name="robots" content="noindex" />}
        <AlternateLinks />
        <LinkPreview />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteIntl locale={BCP47[locale]} defaultLocale={DEFAULT_LOCALE} messages={messages}>
          {children}
        </SiteIntl>
      </body>
    </html>
  );
}
