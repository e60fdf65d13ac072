import { html } from 'hono/html';
import type { PaymentRecord } from '#gateway/simulated/payment-provider/sandbox/records.ts';
import type { Markup } from './layout.ts';
import type { Texts } from './texts.ts';

/** What is paid, to whom and for what. */
export const summary = (
  payment: PaymentRecord,
  texts: Texts,
): Markup => html`<section class="summary" aria-labelledby="summary">
<h2 id="summary">${texts.t('summary.heading')}</h2>
<dl>
<div><dt>${texts.t('summary.amount')}</dt><dd class="amount">${texts.amount(payment)}</dd></div>
<div><dt>${texts.t('summary.merchant')}</dt><dd>${payment.merchant}</dd></div>
<div><dt>${texts.t('summary.order')}</dt><dd>${payment.orderNumber}</dd></div>
${
  payment.description.length > 0
    ? html`<div><dt>${texts.t('summary.items')}</dt><dd><ul>${payment.description.map((line) => html`<li>${line}</li>`)}</ul></dd></div>`
    : ''
}
</dl>
</section>`;
