import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';
import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { Locale } from '#schema/codes/base/locales.ts';

const FONT = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

/**
 * The Latin face is used above the fold in every language, so it is requested with the document. So
 * is that of headings where they are in English: it comes with the first paint or waits for the
 * next page.
 */
export function FontPreload({ locale }: { locale: Locale }) {
  return (
    <>
      <link {...FONT} href={latin} />
      {locale === 'en' && <link {...FONT} href={newsreader} />}
    </>
  );
}
