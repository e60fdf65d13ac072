import { html } from 'hono/html';
import {
  type CardErrors,
  type CardField,
  DELAYS,
} from '#gateway/simulated/payment-provider/sandbox/card-form.ts';
import type { PaymentRecord } from '#gateway/simulated/payment-provider/sandbox/records.ts';
import { grouped, TEST_CARDS } from '#gateway/simulated/payment-provider/sandbox/test-cards.ts';
import { layout, type Markup } from './layout.ts';
import { summary } from './summary.ts';
import type { MessageId, Texts } from './texts.ts';

/** What the page shows again after a mistake: never the card's number or code. */
export interface PayPage {
  payment: PaymentRecord;
  token: string;
  errors: CardErrors;
  /** The form's token did not fit: too old, or from elsewhere. */
  stale: boolean;
  expiry: string;
  holder: string;
}

const faultOf = (errors: CardErrors, field: CardField, texts: Texts): string | null =>
  errors[field] ? texts.t(`errors.${field}.${errors[field]}` as MessageId) : null;

function field(
  name: CardField,
  page: PayPage,
  texts: Texts,
  more: { autocomplete: string; inputmode: string; value?: string; hint?: string; list?: string },
): Markup {
  const fault = faultOf(page.errors, name, texts);
  const described = [more.hint && `${name}-hint`, fault && `${name}-fault`]
    .filter(Boolean)
    .join(' ');
  return html`<div class="field">
<label for="${name}">${texts.t(`form.${name}`)}</label>
${more.hint ? html`<span id="${name}-hint">${more.hint}</span>` : ''}
<input id="${name}" name="${name}" required autocomplete="${more.autocomplete}" inputmode="${more.inputmode}" maxlength="60"
${more.value ? html`value="${more.value}"` : ''} ${more.list ? html`list="${more.list}"` : ''} ${described ? html`aria-describedby="${described}"` : ''} ${fault ? html`aria-invalid="true"` : ''}>
${fault ? html`<span class="fault" id="${name}-fault">${fault}</span>` : ''}
</div>`;
}

function faults(page: PayPage, texts: Texts): Markup | '' {
  const fields = Object.keys(page.errors) as CardField[];
  if (fields.length === 0 && !page.stale) return '';
  return html`<div class="faults" role="alert" tabindex="-1" autofocus>
<h2>${texts.t('errors.heading')}</h2>
<ul>
${page.stale ? html`<li>${texts.t('errors.form')}</li>` : ''}
${fields.map((name) => html`<li><a href="#${name}">${faultOf(page.errors, name, texts)}</a></li>`)}
</ul></div>`;
}

const delayField = (texts: Texts): Markup => html`<div class="field">
<label for="delay">${texts.t('form.delay')}</label>
<select id="delay" name="delay" form="card">${DELAYS.map(
  (seconds) =>
    html`<option value="${seconds}">${seconds === 0 ? texts.t('form.delayNow') : texts.t('form.delaySeconds', { seconds })}</option>`,
)}</select>
</div>`;

/** What no bank has: cards that are known, and how the payment goes on. */
const sandboxTools = (texts: Texts): Markup => html`<aside aria-labelledby="tools">
<h2 id="tools">${texts.t('tools.heading')}</h2>
<h3 id="cards">${texts.t('cards.heading')}</h3>
<p>${texts.t('cards.hint')}</p>
<ul class="cards" aria-labelledby="cards">${TEST_CARDS.map(
  ({ number, scheme, outcome }) =>
    html`<li><code>${grouped(number)}</code><span>${scheme}: ${texts.t(`cards.${outcome}` as MessageId)}</span></li>`,
)}</ul>
<datalist id="test-cards">${TEST_CARDS.map(({ number }) => html`<option value="${grouped(number)}"></option>`)}</datalist>
${delayField(texts)}
<button class="plain" form="others" name="action" value="decline">${texts.t('form.decline')}</button>
</aside>`;

/** The page where a card is typed. Without script; every button is a form's. */
export function payPage(page: PayPage, texts: Texts): Markup {
  const { payment, token } = page;
  const title = texts.t('page.title', { merchant: payment.merchant });
  return layout(
    texts,
    title,
    html`${summary(payment, texts)}
<section class="pay" aria-labelledby="pay">
<h1 id="pay">${texts.t('form.heading')}</h1>
<form id="card" method="post" novalidate>
${faults(page, texts)}
<input type="hidden" name="token" value="${token}">
${field('number', page, texts, { autocomplete: 'cc-number', inputmode: 'numeric', list: 'test-cards' })}
<div class="pair">
${field('expiry', page, texts, { autocomplete: 'cc-exp', inputmode: 'text', value: page.expiry, hint: texts.t('form.expiryHint') })}
${field('securityCode', page, texts, { autocomplete: 'cc-csc', inputmode: 'numeric', hint: texts.t('form.securityCodeHint') })}
</div>
${field('holder', page, texts, { autocomplete: 'cc-name', inputmode: 'text', value: page.holder })}
<button name="action" value="pay">${texts.t('form.pay', { amount: texts.amount(payment) })}</button>
</form>
<form id="others" method="post">
<input type="hidden" name="token" value="${token}">
<button class="quiet" name="action" value="leave">${texts.t('form.leave', { merchant: payment.merchant })}</button>
</form>
</section>
${sandboxTools(texts)}`,
    true,
  );
}
