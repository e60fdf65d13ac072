import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import {
  type CardForm,
  readCardForm,
} from '#gateway/simulated/payment-provider/sandbox/card-form.ts';
import { type Ledger, LedgerError } from '#gateway/simulated/payment-provider/sandbox/ledger.ts';
import type { PaymentRecord } from '#gateway/simulated/payment-provider/sandbox/records.ts';
import { statusAt } from '#gateway/simulated/payment-provider/sandbox/snapshots.ts';
import { judgeCard } from '#gateway/simulated/payment-provider/sandbox/test-cards.ts';
import { type FormTokens, formTokens } from './form-token.ts';
import type { Markup } from './layout.ts';
import { type PayPage, payPage } from './pay.page.ts';
import { challengePage, notFoundPage, resultPage } from './result.page.ts';
import { FACE_PATH, PAGE_STYLE } from './style.ts';
import { textsFor } from './texts.ts';

const COOKIE = 'sandbox_form';
const FACE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

function securityHeaders(c: Context, returnUrl: string | null): void {
  // Chromium applies form-action to the redirect after a form as well, so it lists the shop's
  // origin.
  const shop = returnUrl ? ` ${new URL(returnUrl).origin}` : '';
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'same-origin');
  c.header('x-content-type-options', 'nosniff');
}

function here(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

function nonceOf(c: Context, tokens: FormTokens): string {
  const known = getCookie(c, COOKIE);
  if (known) return known;
  const nonce = tokens.nonce();
  setCookie(c, COOKIE, nonce, { path: '/pay', httpOnly: true, sameSite: 'Strict' });
  return nonce;
}

function fieldOf(form: FormData | null, name: string): string {
  const value = form?.get(name);
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

const cardFormOf = (form: FormData | null): CardForm => ({
  number: fieldOf(form, 'number'),
  expiry: fieldOf(form, 'expiry'),
  securityCode: fieldOf(form, 'securityCode'),
  holder: fieldOf(form, 'holder'),
  delay: fieldOf(form, 'delay'),
});

/**
 * The pages at /pay/:id. The id is the key to the page: unguessable, and never sent to a third
 * place.
 */
export function hostedPages(ledger: Ledger): Hono {
  const pages = new Hono();
  const tokens = formTokens();

  pages.onError((error, c) => {
    if (!(error instanceof LedgerError)) console.error(error);
    if (error instanceof LedgerError && error.code === 'NOT_OPEN') return c.redirect(here(c), 303);
    securityHeaders(c, null);
    const missing = error instanceof LedgerError;
    return c.html(notFoundPage(textsFor(c.req.query('lang'))), missing ? 404 : 500);
  });

  const show = (
    c: Context,
    payment: PaymentRecord,
    mistakes?: Partial<PayPage>,
  ): Response | Promise<Response> => {
    securityHeaders(c, payment.returnUrl);
    const texts = textsFor(c.req.query('lang'), payment.locale);
    const token = tokens.token(nonceOf(c, tokens), payment.id);
    const status = statusAt(payment, new Date());
    const fresh = { payment, token, errors: {}, stale: false, expiry: '', holder: '' };
    const page = (): Markup => {
      if (status === 'CREATED') return payPage({ ...fresh, ...mistakes }, texts);
      if (status === 'PENDING') return challengePage(payment, token, texts);
      return resultPage(payment, status, texts);
    };
    // 200 also with mistakes: a browser logs any other answer in its console as an error.
    return c.html(page());
  };

  const payByCard = (c: Context, payment: PaymentRecord, form: FormData | null) => {
    const typed = cardFormOf(form);
    const now = new Date();
    const { errors, number, delaySeconds } = readCardForm(typed, now);
    if (Object.keys(errors).length > 0)
      return show(c, payment, { errors, expiry: typed.expiry, holder: typed.holder });
    const { outcome, card } = judgeCard(number);
    if (outcome === 'CHALLENGE') {
      ledger.challenge(payment.id, card, now, delaySeconds);
      return c.redirect(here(c), 303);
    }
    if (outcome === 'APPROVED') ledger.succeed(payment.id, card, now, delaySeconds);
    else ledger.fail(payment.id, outcome, now);
    return c.redirect(payment.returnUrl, 303);
  };

  pages.get('/pay.css', (c) => {
    c.header('content-type', 'text/css; charset=utf-8');
    c.header('cache-control', 'public, max-age=300');
    return c.body(PAGE_STYLE);
  });

  pages.get(FACE_PATH, async (c) => {
    c.header('content-type', 'font/woff2');
    c.header('cache-control', 'public, max-age=86400');
    return c.body(Uint8Array.from(await readFile(FACE)));
  });

  pages.get('/pay/:id', (c) => show(c, ledger.find(c.req.param('id'))));

  pages.post('/pay/:id', async (c) => {
    const payment = ledger.find(c.req.param('id'));
    const form = await c.req.formData().catch(() => null);
    const site = c.req.header('sec-fetch-site');
    const foreign = site !== undefined && site !== 'same-origin';
    if (foreign || !tokens.fits(fieldOf(form, 'token'), getCookie(c, COOKIE), payment.id))
      return show(c, payment, { stale: true });

    const now = new Date();
    const status = statusAt(payment, now);
    // The second press of a double click overtakes the answer to the first: both lead back to the
    // shop.
    if (status === 'SUCCEEDED') return c.redirect(payment.returnUrl, 303);
    const pending = status === 'PENDING';
    switch (fieldOf(form, 'action')) {
      case 'pay':
        return pending ? c.redirect(here(c), 303) : payByCard(c, payment, form);
      case 'decline':
        ledger.fail(payment.id, 'DECLINED', now);
        break;
      case 'confirm':
        if (!pending) return c.redirect(here(c), 303);
        ledger.succeed(payment.id, payment.card, now, payment.webhookDelaySeconds);
        break;
      case 'refuse':
        if (!pending) return c.redirect(here(c), 303);
        ledger.fail(payment.id, 'AUTHENTICATION_FAILED', now);
        break;
      case 'leave':
        break;
      default:
        return show(c, payment, { stale: true });
    }
    return c.redirect(payment.returnUrl, 303);
  });

  return pages;
}
