import { expect, type Page } from '@playwright/test';
import type { Locale } from '#schema/codes/locales.ts';
import { hydrated } from '#tests/support/journey.ts';

const WORDS = {
  en: {
    path: '/flightInquiry/payment',
    pay: /^Pay CNY/,
    payAgain: 'Pay again',
    alreadyPaid: 'I have already paid',
    open: 'Have you paid?',
    failed: 'Nothing was charged',
    booked: 'Your booking is confirmed',
    closed: 'The time to pay is over',
    searchAgain: 'Search these flights again',
    timeLeft: 'Time left to pay',
    receipt: 'Itinerary receipt (PDF)',
    calendar: 'Add to calendar',
    sendAgain: 'Send by e-mail again',
    manage: 'Manage booking',
  },
  'zh-hk': {
    path: '/zh-hk/flightInquiry/payment',
    pay: /^支付 CNY/,
    payAgain: '重新付款',
    alreadyPaid: '我已付款',
    open: '您付款了嗎？',
    failed: '沒有扣款',
    booked: '預訂成功',
    closed: '付款時限已過',
    searchAgain: '重新搜尋這些航班',
    timeLeft: '剩餘付款時間',
    receipt: '行程收據（PDF）',
    calendar: '加入行事曆',
    sendAgain: '再次電郵',
    manage: '管理預訂',
  },
  ja: {
    path: '/ja/flightInquiry/payment',
    pay: /^CNY.+を支払う$/,
    payAgain: 'もう一度支払う',
    alreadyPaid: '支払い済みです',
    open: 'お支払いはお済みですか',
    failed: 'お支払いは完了していません',
    booked: 'ご予約が確定しました',
    closed: 'お支払い期限を過ぎました',
    searchAgain: '同じ条件で検索する',
    timeLeft: 'お支払いまでの残り時間',
    receipt: 'お客様控え（PDF）',
    calendar: 'カレンダーに追加',
    sendAgain: 'メールを再送する',
    manage: '予約の確認',
  },
} as const satisfies Record<Locale, object>;

/** Waits until the page where the order is paid is shown, as after the passengers' page. */
export async function onPaymentPage(page: Page, locale: Locale): Promise<void> {
  await page.waitForURL((url) => url.pathname === WORDS[locale].path);
  await hydrated(page);
  await expect(payButton(page, locale)).toBeVisible();
}

export const payButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: WORDS[locale].pay });
export const timeLeft = (page: Page, locale: Locale) =>
  page.getByRole('timer', { name: WORDS[locale].timeLeft });

/** Presses the one button and waits for the provider's page; `times` 2 is a double click. */
export async function goToProvider(page: Page, locale: Locale, times: 1 | 2 = 1): Promise<void> {
  await payButton(page, locale).click({ clickCount: times });
  await page.waitForURL(/\/pay\//);
}

/** Waits, back from the provider's page, for the question whether it was paid. */
export const expectOpenQuestion = (page: Page, locale: Locale) =>
  expect(page.getByRole('heading', { name: WORDS[locale].open })).toBeVisible();

/** Answers that question by opening the same payment again. */
export async function payAgain(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: WORDS[locale].payAgain }).click();
  await page.waitForURL(/\/pay\//);
}

/** Answers that question by asking the provider. */
export const sayAlreadyPaid = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: WORDS[locale].alreadyPaid }).click();

/** Waits for the word that the latest attempt failed; answers with it, the reason in it. */
export async function expectFailure(page: Page, locale: Locale): Promise<string> {
  const notice = page.getByRole('alert').filter({ hasText: WORDS[locale].failed });
  await expect(notice).toBeVisible();
  return notice.innerText();
}

/** Waits for the tickets; answers with the booking reference and the ticket numbers, 13 digits each. */
export async function expectTickets(page: Page, locale: Locale) {
  await expect(page.getByRole('heading', { level: 1, name: WORDS[locale].booked })).toBeVisible({
    timeout: 30_000,
  });
  const text = await page.getByRole('article').innerText();
  return {
    bookingReference: /\b[A-Z0-9]{6}\b/.exec(text)?.[0] ?? '',
    ticketNumbers: [...text.matchAll(/\b(\d{3})-(\d{10})\b/g)].map(([, a, b]) => `${a}${b}`),
  };
}

export const receiptLink = (page: Page, locale: Locale) =>
  page.getByRole('link', { name: WORDS[locale].receipt });
export const calendarLink = (page: Page, locale: Locale) =>
  page.getByRole('link', { name: WORDS[locale].calendar });

/** Asks for the receipt by e-mail once more. */
export const sendReceiptAgain = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: WORDS[locale].sendAgain }).click();

/** Waits for the word that the time to pay is over, be it the page or the alert over it. */
export const expectTimeOver = (page: Page, locale: Locale) =>
  expect(page.getByRole('heading', { name: WORDS[locale].closed }).first()).toBeVisible();

export const searchAgainLink = (page: Page, locale: Locale) =>
  page.getByRole('link', { name: WORDS[locale].searchAgain }).first();

/** Follows the result's link to the order. */
export const openOrder = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('link', { name: WORDS[locale].manage }).click();
