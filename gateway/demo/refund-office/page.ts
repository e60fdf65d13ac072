import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/demo-page.ts';
import { deskPage } from '#gateway/demo/desk-page.ts';
import type { RefundView } from '#gateway/modules/refunds/refund.model.ts';
import type { UploadedFile } from '#gateway/modules/uploads/uploaded-file.model.ts';
import { REJECTION_CODES } from '#gateway/ports/refund-office/refund-office.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { formatMoney } from '#schema/format/money.ts';
import type { OfficeTexts } from './texts.ts';

/** A request with the proofs that came with it. */
export type ReviewedRefund = {
  readonly refund: RefundView;
  readonly proofs: readonly UploadedFile[];
};

const proofList = (proofs: readonly UploadedFile[], { t }: OfficeTexts): Markup =>
  proofs.length === 0
    ? html`${t('noProofs')}`
    : html`${proofs.map(({ id, name, bytes }) => {
        const kilobytes = Math.max(1, Math.round(bytes / 1000));
        const label = t('download', { name, kilobytes });
        return html`<a href="/demo/refund-office/proofs/${id}" download>${label}</a> `;
      })}`;

const decisionForm = ({ id, number }: RefundView, { t, locale }: OfficeTexts): Markup => html`
<form method="post" action="/demo/refund-office/decide?lang=${locale}" aria-label="${t('decide', { number })}">
<input type="hidden" name="refund" value="${id}">
<p><label for="note-${id}">${t('remark')}</label><br>
<input id="note-${id}" name="note" maxlength="${LIMITS.text.refundNote}" autocomplete="off"></p>
<p class="decisions"><button name="decision" value="APPROVED">${t('approve')}</button>
${REJECTION_CODES.map((code) => html`<button name="decision" value="${code}">${t('reject', { reason: t(code) })}</button> `)}</p>
</form>`;

const section = ({ refund, proofs }: ReviewedRefund, texts: OfficeTexts): Markup => {
  const { t, locale } = texts;
  const names = refund.order.passengers
    .filter(({ id }) => refund.passengers.some(({ passengerId }) => passengerId === id))
    .map(({ ticketName }) => ticketName)
    .join(', ');
  return html`<section aria-labelledby="refund-${refund.id}">
<h2 id="refund-${refund.id}">${refund.number}</h2>
<dl>
<dt>${t('booking')}</dt><dd>${refund.order.reference} · ${names}</dd>
<dt>${t('requestedAt')}</dt><dd>${texts.when(refund.requestedAt)}</dd>
<dt>${t('reason')}</dt><dd>${t(refund.reason)}</dd>
<dt>${t('note')}</dt><dd>${refund.note ?? t('noNote')}</dd>
<dt>${t('amount')}</dt><dd>${formatMoney(locale, refund.money)}</dd>
<dt>${t('proofs')}</dt><dd>${proofList(proofs, texts)}</dd>
</dl>
${decisionForm(refund, texts)}
</section>`;
};

/** The requests under review, each with the buttons that decide about it. */
export const officePage = (waiting: readonly ReviewedRefund[], texts: OfficeTexts): Markup =>
  deskPage({
    texts,
    sections: waiting.map((one) => section(one, texts)),
    api: {
      request: 'POST /demo/refund-office/decisions',
      body: '{"refundNumber": "R…", "decision": "APPROVED"}',
    },
  });
