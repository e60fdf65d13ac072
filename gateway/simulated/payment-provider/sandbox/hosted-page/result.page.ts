import { html } from 'hono/html';
import type { PaymentRecord } from '#gateway/simulated/payment-provider/sandbox/records.ts';
import { layout, type Markup } from './layout.ts';
import { summary } from './summary.ts';
import type { Texts } from './texts.ts';

/** The holder's bank asks, as 3-D Secure does. */
export const challengePage = (payment: PaymentRecord, token: string, texts: Texts): Markup =>
  layout(
    texts,
    texts.t('challenge.heading'),
    html`${summary(payment, texts)}
<section aria-labelledby="challenge">
<h1 id="challenge">${texts.t('challenge.heading')}</h1>
<p>${texts.t('challenge.text', {
      amount: texts.amount(payment),
      merchant: payment.merchant,
      lastDigits: payment.card?.lastDigits ?? '',
    })}</p>
<form method="post">
<input type="hidden" name="token" value="${token}">
<button name="action" value="confirm">${texts.t('challenge.confirm')}</button>
<button class="plain" name="action" value="refuse">${texts.t('challenge.refuse')}</button>
</form>
</section>`,
    true,
  );

/** What became of a payment, for a payer who opens its page again. */
export function resultPage(
  payment: PaymentRecord,
  status: 'SUCCEEDED' | 'FAILED' | 'EXPIRED',
  texts: Texts,
): Markup {
  const heading = texts.t(`result.${status}`);
  const { merchant } = payment;
  return layout(
    texts,
    texts.t('page.resultTitle', { status: heading }),
    html`<section aria-labelledby="result">
<h1 id="result">${heading}</h1>
<p>${texts.t(`result.${status}.text`, { amount: texts.amount(payment), merchant })}</p>
<p><a class="button" href="${payment.returnUrl}">${texts.t('result.return', { merchant })}</a></p>
</section>
${summary(payment, texts)}`,
  );
}

export const notFoundPage = (texts: Texts): Markup =>
  layout(
    texts,
    texts.t('notFound.heading'),
    html`<section><h1>${texts.t('notFound.heading')}</h1><p>${texts.t('notFound.text')}</p></section>`,
  );
