import type { Page } from '@playwright/test';
import { BCP47, DEFAULT_LOCALE, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, hydrated, test } from '#tests/support/journey.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import routes from '#web/app/routes.ts';
import { pagePaths } from '#web/vite/page-paths.ts';
import { IN_USE, type Visit } from './pages/in-use.ts';
import { strayTexts } from './pages/page-texts.ts';
import { PROMISED_PATHS } from './pages/promised-paths.ts';
import { expectNoSidewaysScroll } from './pages/reader.ts';

const PATHS = pagePaths(routes);

/** The status of a page that is asked for nothing in particular, where it is not 200. */
const BARE_STATUS: Readonly<Record<string, number>> = {
  '/flightInquiry/passengersService': 404,
  '/passengers/viewPsg': 404,
};

/** In an order in which as little as possible has to be painted again. */
const PHONE = 360;
const WINDOWS = [
  { width: 1280, colorSchemes: ['light', 'dark'] },
  { width: PHONE, colorSchemes: ['dark', 'light'] },
] as const;
/** What a page of 1280 pixels has at four times its size (WCAG 1.4.10): nothing may be lost there either. */
const NARROWEST = 320;

type ColorScheme = 'light' | 'dark';

/**
 * Colours are all that the dark mode changes, and they are the same in every language: the dark mode is checked in one. Other
 * languages change texts alone, which are tightest on a phone: axe looks at them there.
 */
const schemesOf = (
  locale: Locale,
  { width, colorSchemes }: { width: number; colorSchemes: readonly ColorScheme[] },
): readonly ColorScheme[] => {
  if (locale === DEFAULT_LOCALE) return colorSchemes;
  return width === PHONE ? ['light'] : [];
};
const RULES = { light: {}, dark: { runOnly: ['color-contrast'] } };

async function expectSound(page: Page, { address, status = 200 }: Visit, locale: Locale) {
  const where = localePath(locale, address);
  const response = await page.goto(where);
  expect(response?.status(), `${where} answers`).toBe(status);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', BCP47[locale]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await strayTexts(page, locale), `${where} speaks one language`).toEqual([]);
  await page.setViewportSize({ width: NARROWEST, height: 800 });
  await expect(() => expectNoSidewaysScroll(page)).toPass({ timeout: 5000 });
  for (const window of WINDOWS) {
    const { width } = window;
    await page.setViewportSize({ width, height: 800 });
    // The page was laid out for another width a moment ago.
    await expect(() => expectNoSidewaysScroll(page)).toPass();
    for (const colorScheme of schemesOf(locale, window)) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      // Colours take a frame to change, even where motion is reduced: a fault is what is still there after it.
      await expect
        .poll(() => axeFindings(page, RULES[colorScheme]), {
          message: `axe at ${where}, ${width} wide, ${colorScheme}`,
          timeout: 30_000,
        })
        .toEqual([]);
    }
  }
}

for (const path of PATHS)
  for (const locale of LOCALES)
    test(`${path} is sound at every size${locale === DEFAULT_LOCALE ? ' and in every colour mode' : ''} (${locale})`, async ({
      page,
      demo,
      system,
      cleanConsole,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const status = BARE_STATUS[path];
      if (status) cleanConsole.expect(new RegExp(`status of ${status}`));
      const inUse = await IN_USE[path]?.({ page, demo, url: system.url }, path);
      for (const visit of [{ address: path, ...(status && { status }) }, ...(inUse ?? [])])
        await expectSound(page, visit, locale);
    });

test('a page in one language would be noticed in another', async ({ page }) => {
  for (const locale of LOCALES) {
    await page.goto(localePath(locale, '/order/flightOrderDetail'));
    for (const other of LOCALES) {
      const strays = await strayTexts(page, other);
      if (other === locale) expect(strays).toEqual([]);
      else expect(strays.length, `${locale} where ${other} should be`).toBeGreaterThan(3);
    }
  }
});

test('every address that is built is one of those that were promised', () => {
  const promised = new Set(PROMISED_PATHS);
  expect(PATHS.filter((path) => !promised.has(path) && !path.startsWith('/memberIntro/'))).toEqual(
    [],
  );
  const missing = PROMISED_PATHS.filter((path) => !PATHS.includes(path));
  process.stdout.write(`${missing.length} of ${promised.size} addresses are still to be built\n`);
  if (missing.length > 0) process.stdout.write(`  ${missing.join('\n  ')}\n`);
});
