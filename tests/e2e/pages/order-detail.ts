import { expect, type Page } from '@playwright/test';
import type { Locale } from '#schema/codes/locales.ts';
import { hydrated } from '#tests/support/journey.ts';

const WORDS = {
  en: {
    path: '/order/flightOrderDetail',
    reference: 'Booking reference or ticket number',
    name: 'A passenger’s name',
    send: 'Send the code',
    code: 'Code',
    open: 'Open the booking',
    resend: /^Send another code/,
    heading: 'Your booking',
    cancel: 'Cancel the booking',
    pay: /^Pay CNY/,
    mail: /code/i,
  },
  'zh-hk': {
    path: '/zh-hk/order/flightOrderDetail',
    reference: '訂位編號或機票號碼',
    name: '其中一位乘客的姓名',
    send: '發送驗證碼',
    code: '驗證碼',
    open: '查看預訂',
    resend: /重新發送/,
    heading: '您的預訂',
    cancel: '取消預訂',
    pay: /^支付 CNY/,
    mail: /驗證碼/,
  },
  ja: {
    path: '/ja/order/flightOrderDetail',
    reference: '予約番号または航空券番号',
    name: 'ご搭乗者（お一人）のお名前',
    send: '認証コードを送る',
    code: '認証コード',
    open: '予約を表示する',
    resend: /再送/,
    heading: 'ご予約内容',
    cancel: '予約を取り消す',
    pay: /^CNY.+を支払う$/,
    mail: /コード/,
  },
} as const satisfies Record<Locale, object>;

/** How the subject of the e-mail with the code reads. */
export const codeMail = (locale: Locale): RegExp => WORDS[locale].mail;

export async function openOrderSearch(page: Page, locale: Locale): Promise<void> {
  await page.goto(WORDS[locale].path);
  await hydrated(page);
}

/** The first step: names an order by its reference or ticket number, and a traveller as `LAST/FIRST`. */
export async function askForCode(page: Page, locale: Locale, reference: string, name: string) {
  const words = WORDS[locale];
  await page.getByLabel(words.reference).fill(reference);
  await page.getByLabel(words.name).fill(name);
  await page.getByRole('button', { name: words.send }).click();
}

/** The second step. */
export async function typeCode(page: Page, locale: Locale, code: string): Promise<void> {
  const words = WORDS[locale];
  await page.getByLabel(words.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: words.open }).click();
}

export const resendButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: WORDS[locale].resend });

/** Waits for the order's page; answers with all that stands on it. */
export async function expectOrder(page: Page, locale: Locale): Promise<string> {
  const heading = page.getByRole('heading', { level: 1, name: WORDS[locale].heading });
  await expect(heading).toBeVisible();
  return page.getByRole('main').innerText();
}

/** Cancels the unpaid order that is shown, and says yes to the question. */
export async function cancelOrder(page: Page, locale: Locale): Promise<void> {
  const name = WORDS[locale].cancel;
  await page.getByRole('main').getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export const payLink = (page: Page, locale: Locale) =>
  page.getByRole('link', { name: WORDS[locale].pay });
