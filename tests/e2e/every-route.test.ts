import type { Page } from '@playwright/test';
import { BCP47, DEFAULT_LOCALE, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, hydrated, settled, test } from '#tests/support/journey.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import routes from '#web/app/routes.ts';
import { pagePaths } from '#web/vite/page-paths.ts';
import { coveredFields } from './covered-fields.ts';
import { judged, type Looks, newContrastFindings } from './pages/contrast.ts';
import { IN_USE, type Visit } from './pages/in-use.ts';
import { countShifts, gotoWithLateScripts, tooFarMoved } from './pages/late-scripts.ts';
import { strayTexts } from './pages/page-texts.ts';
import { PROMISED_PATHS } from './pages/promised-paths.ts';
import { expectNoSidewaysScroll, tooSmallForFingers } from './pages/reader.ts';

const PATHS = pagePaths(routes);

const DESKTOP = 1280;
const PHONE = 360;
/**
 * What a page of 1280 pixels has at four times its size (WCAG 1.4.10): nothing may be lost there
 * either.
 */
const NARROWEST = 320;

type ColorScheme = 'light' | 'dark';
const CONTRAST = 'color-contrast';
const BUT_CONTRAST = { rules: { [CONTRAST]: { enabled: false } } };

/** The page is no wider than the window, which had another width a moment ago. */
async function expectFits(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await expect(() => expectNoSidewaysScroll(page)).toPass({ timeout: 5000 });
}

async function choose(page: Page, colorScheme: ColorScheme) {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (chosen) => document.documentElement.classList.contains(chosen),
    colorScheme,
  );
  // colours change in a frame, even where motion is reduced
  await settled(page);
}

/** A part of the page may still arrive: a fault is what stays. */
const expectNothing = (where: string, find: () => Promise<string[]>) =>
  expect.poll(find, { message: `axe at ${where}`, timeout: 30_000 }).toEqual([]);

/**
 * All of axe at both widths, and in both colour modes what each look has of contrast, in an order
 * in which as little as possible is painted again.
 */
async function expectAccessible(page: Page, where: string, looks: Looks) {
  await expectFits(page, DESKTOP);
  await choose(page, 'light');
  await expectNothing(where, () => axeFindings(page));
  expect(await coveredFields(page), `covered at ${where}`).toEqual([]);
  await judged(page, looks);
  await choose(page, 'dark');
  await expectNothing(`${where}, in the dark`, () => newContrastFindings(page, looks));
  await expectFits(page, PHONE);
  expect(await tooSmallForFingers(page), `${where}, for fingers`).toEqual([]);
  expect(await coveredFields(page), `covered at ${where}, on a phone`).toEqual([]);
  await expectNothing(`${where}, on a phone in the dark`, () => newContrastFindings(page, looks));
  await choose(page, 'light');
  await expectAccessiblePhone(page, where, looks);
}

/** Texts alone are different in another language, and they are tightest on a phone. */
const expectAccessiblePhone = (page: Page, where: string, looks: Looks) =>
  expectNothing(`${where}, on a phone`, async () => [
    ...(await axeFindings(page, BUT_CONTRAST)),
    ...(await newContrastFindings(page, looks)),
  ]);

async function expectSound(
  page: Page,
  { address, status = 200 }: Visit,
  locale: Locale,
  looks: Looks,
) {
  const where = localePath(locale, address);
  const response = await gotoWithLateScripts(page, where);
  expect(response?.status(), `${where} answers`).toBe(status);
  expect(await tooFarMoved(page), `${where} stays where it was`).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', BCP47[locale]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await strayTexts(page, locale), `${where} speaks one language`).toEqual([]);
  await expectFits(page, NARROWEST);
  if (locale === DEFAULT_LOCALE) return expectAccessible(page, where, looks);
  await expectFits(page, DESKTOP);
  await expectFits(page, PHONE);
  await expectAccessiblePhone(page, where, looks);
}

for (const path of PATHS)
  test(`${path} is sound in every language, at every size and in every colour mode`, async ({
    page,
    demo,
    system,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await countShifts(page);
    const inUse = await IN_USE[path]?.({ page, demo, url: system.url }, path);
    for (const visit of [{ address: path }, ...(inUse ?? [])]) {
      const looks: Looks = new Set();
      for (const locale of LOCALES) await expectSound(page, visit, locale, looks);
    }
  });

test('a text that is pale on a phone alone would be noticed', async ({ page }) => {
  await page.goto('/planeWiFi');
  await hydrated(page);
  const looks: Looks = new Set();
  await judged(page, looks);
  expect(await newContrastFindings(page, looks)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.style.color = '#ddd';
  });
  expect(await newContrastFindings(page, looks)).toEqual([expect.stringContaining(CONTRAST)]);
});

test('a field below something sticky would be noticed', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  expect(await coveredFields(page)).toEqual([]);
  await page.evaluate(() => {
    const cover = document.createElement('div');
    Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '9' });
    document.body.append(cover);
  });
  expect(await coveredFields(page)).not.toEqual([]);
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
