import type { Page } from '@playwright/test';
import { BCP47, LOCALE_NAMES, type Locale } from '#schema/codes/base/locales.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { expect, hydrated } from '#tests/support/journey.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { type Say, wordsIn } from './words.ts';

/** A user at a browser, and their language. */
export interface Reader {
  readonly page: Page;
  readonly locale: Locale;
  readonly say: Say;
}

export const readerOf = (page: Page, locale: Locale = 'en'): Reader => ({
  page,
  locale,
  say: wordsIn(locale),
});

/**
 * Opens an address, given as in English, in the user's language, and waits until it takes typing.
 */
export async function open({ page, locale }: Reader, path: string): Promise<void> {
  const response = await page.goto(localePath(locale, path));
  expect(response?.status(), path).toBe(200);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', BCP47[locale]);
}

/** The heading of the page that the user is on. */
export const heading = ({ page }: Reader) => page.getByRole('heading', { level: 1 });

/** A day so far from today, as the airline counts. */
export const inDays = (days: number): LocalDate => addDays(commercialDay(new Date()), days);

/** The page is not wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, window: width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide, `${page.url()} is as wide as the window`).toBeLessThanOrEqual(width);
}

/**
 * What is to be pressed on the page and is lower than 44 px, which a finger needs. Links in running
 * text are not meant, nor those that lead down the same page, as the places of a map do to its
 * list.
 */
export const tooSmallForFingers = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('button, summary, select, a:not(p a, li a, label a)')
    .evaluateAll((all) => {
      const isText = (one: Element) =>
        one instanceof HTMLAnchorElement &&
        (getComputedStyle(one).display === 'inline' ||
          (one.hash !== '' && one.pathname === window.location.pathname));
      return all
        .filter((one) => !isText(one))
        .map((one) => ({ text: one.textContent ?? '', height: one.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < 43.5)
        .map(({ text, height }) => `${text.trim()}: ${height}`);
    });

/** Chooses a language by the links at the end of the page. */
export async function switchLanguage(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: LOCALE_NAMES[locale] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', BCP47[locale]);
}
