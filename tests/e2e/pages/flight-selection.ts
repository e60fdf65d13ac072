import { expect, type Page } from '@playwright/test';
import type { Locale } from '#schema/codes/locales.ts';
import { hydrated } from '#tests/support/journey.ts';

const WORDS = {
  en: {
    path: '/flightInquiry',
    showFares: 'Show fares',
    choose: 'Choose ',
    proceed: 'Continue to passengers',
    change: 'Change ',
    review: 'Your trip',
    total: 'Total',
    brands: { LITE: 'Economy Lite', STANDARD: 'Economy Standard', FLEX: 'Economy Flex' },
  },
  'zh-hk': {
    path: '/zh-hk/flightInquiry',
    showFares: '查看票價',
    choose: '選擇 ',
    proceed: '繼續填寫乘客資料',
    change: '更改 ',
    review: '您的行程',
    total: '總額',
    brands: { LITE: '經濟輕便', STANDARD: '經濟標準', FLEX: '經濟靈活' },
  },
  ja: {
    path: '/ja/flightInquiry',
    showFares: '運賃を見る',
    choose: '選択 ',
    proceed: '搭乗者情報の入力へ',
    change: '変更 ',
    review: 'ご旅程',
    total: '合計',
    brands: {
      LITE: 'エコノミー ライト',
      STANDARD: 'エコノミー スタンダード',
      FLEX: 'エコノミー フレックス',
    },
  },
} as const satisfies Record<Locale, object>;

export type EconomyBrand = keyof (typeof WORDS)['en']['brands'];

/** Opens the flights for a search, given as the query of the address: `trip=one-way&from=SHA&to=TYO&depart=2026-12-24&adt=1`. */
export async function openFlightSelection(page: Page, locale: Locale, query: string) {
  await page.goto(`${WORDS[locale].path}?${query}`);
  await hydrated(page);
}

/** Unfolds the fares of one flight of the list (the first unless told) and chooses a brand. */
export async function chooseFare(page: Page, locale: Locale, brand: EconomyBrand, flight = 0) {
  const words = WORDS[locale];
  const row = page.getByRole('article').nth(flight);
  await row.getByRole('button', { name: words.showFares }).click();
  const address = page.url();
  await row.getByRole('link', { name: words.choose + words.brands[brand], exact: true }).click();
  await expect(page).not.toHaveURL(address);
}

/** Takes the choice for one bound back; `bound` as the page names it, "Outbound" for instance. */
export const changeBound = (page: Page, locale: Locale, bound: string) =>
  page.getByRole('link', { name: WORDS[locale].change + bound, exact: true }).click();

/** Waits until every bound is chosen. */
export const expectTripChosen = (page: Page, locale: Locale) =>
  expect(page.getByRole('heading', { name: WORDS[locale].review, exact: true })).toBeVisible();

/** What the whole trip costs, as the page says it: "CNY 7,480". */
export async function tripTotal(page: Page, locale: Locale): Promise<string> {
  await expectTripChosen(page, locale);
  const { total } = WORDS[locale];
  const text = await page.getByText(new RegExp(`^${total}\\s`)).innerText();
  return /CNY\s[\d,.]+/.exec(text)?.[0].replace(/\s/, ' ') ?? '';
}

/** Makes the offer and goes on to the passengers. */
export async function continueToPassengers(page: Page, locale: Locale) {
  await expectTripChosen(page, locale);
  await page.getByRole('button', { name: WORDS[locale].proceed }).click();
  await page.waitForURL(/\/flightInquiry\/passengersService\?offer=/);
}
