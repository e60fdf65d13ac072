import { BRAND } from '#schema/codes/base/brand.ts';
import { BCP47, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { useConfiguration } from '#web/app/session/use-configuration.ts';
import { usePageAddress } from '#web/app/shell/header-footer/use-page-address.ts';

/** A language in Open Graph's form: with its place, `ja_JP`. */
const PLACED: Record<Locale, string> = { en: 'en_GB', 'zh-hk': 'zh_HK', ja: 'ja_JP' };
const [PREVIEW_WIDTH, PREVIEW_HEIGHT] = [1200, 630];

/**
 * What a link to the page looks like in messages and on other sites (Open Graph); title and
 * description come from the page.
 */
export function LinkPreview() {
  const { locale, address } = usePageAddress();
  const { origin } = useConfiguration();
  const own = { suppressHydrationWarning: true };
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name[locale]} />
      <meta property="og:url" content={origin + localePath(locale, address)} {...own} />
      <meta property="og:locale" content={PLACED[locale]} />
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <meta key={BCP47[other]} property="og:locale:alternate" content={PLACED[other]} />
      ))}
      <meta property="og:image" content={`${origin}/link-preview.png`} {...own} />
      <meta property="og:image:width" content={String(PREVIEW_WIDTH)} />
      <meta property="og:image:height" content={String(PREVIEW_HEIGHT)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
