import { html } from 'hono/html';
import { fact, fileList, mailTo, memberText } from '#gateway/demo/desk/case-parts.ts';
import type { Listed } from '#gateway/demo/desk/desk-page.ts';
import type { DeskTexts } from '#gateway/demo/desk/desk-texts.ts';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import type { Member } from '#gateway/modules/members/member.model.ts';
import type { RefundView } from '#gateway/modules/refunds/refund.model.ts';
import type { UploadedFile } from '#gateway/modules/uploads/uploaded-file.model.ts';
import { REJECTION_CODES } from '#gateway/ports/refund-office/refund-office.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { inLocale } from '#schema/codes/base/locales.ts';
import { FARE_BRAND_DATA } from '#schema/codes/flights/fare-brands.ts';
import { FARE_BRAND_NAMES } from '#schema/codes/names/fare-brand-names.ts';
import { formatDay } from '#schema/format/days.ts';
import { formatMoney } from '#schema/format/money.ts';

/** A request, who made it, and the proofs that came with it. */
export type ReviewedRefund = {
  readonly refund: RefundView;
  readonly member: Member | null;
  readonly proofs: readonly UploadedFile[];
};

/** The passengers of a request, as their tickets name them. */
export const namesIn = ({ order, passengers }: RefundView): string =>
  order.passengers
    .filter(({ id }) => passengers.some(({ passengerId }) => passengerId === id))
    .map(({ ticketName }) => ticketName)
    .join(', ');

function flightsIn({ order, passengers }: RefundView, { locale }: DeskTexts): Markup {
  const indexes = new Set(passengers.flatMap(({ segmentIndexes }) => segmentIndexes));
  return html`${order.segments
    .filter(({ index }) => indexes.has(index))
    .map(
      ({ flightNumber, origin, destination, departureDate }) =>
        html`<div>${flightNumber} · ${origin}–${destination} · ${formatDay(locale, departureDate)}</div>`,
    )}`;
}

/** What the fares of the request say about refunds. */
function fareRules({ order, passengers }: RefundView, { t, locale }: DeskTexts): Markup {
  const indexes = new Set(passengers.flatMap(({ segmentIndexes }) => segmentIndexes));
  const brands = new Set(
    order.segments.filter(({ index }) => indexes.has(index)).map(({ brand }) => brand),
  );
  return html`${[...brands].map((brand) => {
    const { refundFee } = FARE_BRAND_DATA[brand].conditions;
    const rule = refundFee
      ? t('refundFee', { fee: formatMoney(locale, refundFee) })
      : t('taxesOnly');
    return html`<div>${inLocale(FARE_BRAND_NAMES[brand], locale)}: ${rule}</div>`;
  })}`;
}

function amounts(refund: RefundView, { t, locale }: DeskTexts): Markup {
  const money = (amount: Parameters<typeof formatMoney>[1]) =>
    html`<td class="figure">${formatMoney(locale, amount)}</td>`;
  const nameOf = (id: string) =>
    refund.order.passengers.find((passenger) => passenger.id === id)?.ticketName ?? '';
  const figures = ({
    refundableFare,
    refundableTax,
    processingFee,
    total,
  }: RefundView['amounts']) =>
    html`${money(refundableFare)}${money(refundableTax)}${money(processingFee)}${money(total)}`;
  const heads = ['fare', 'taxes', 'fee', 'total'] as const;
  return html`<div class="table" role="region" aria-label="${t('amounts', { number: refund.number })}" tabindex="0"><table>
<thead><tr><th scope="col">${t('passenger')}</th>${heads.map((head) => html`<th scope="col" class="figure">${t(head)}</th>`)}</tr></thead>
<tbody>${refund.passengers.map(
    (one) => html`<tr><th scope="row">${nameOf(one.passengerId)}</th>${figures(one.amounts)}</tr>`,
  )}</tbody>
<tfoot><tr><th scope="row">${t('all')}</th>${figures(refund.amounts)}</tr></tfoot>
</table></div>`;
}

const decisionForm = ({ id, number }: RefundView, { t, locale }: DeskTexts): Markup => html`
<form method="post" action="/demo/desk/refunds/decide?lang=${locale}" aria-label="${t('decide', { name: number })}">
<input type="hidden" name="refund" value="${id}">
<p><label for="note-${id}">${t('remark')}</label><br>
<input id="note-${id}" name="note" maxlength="${LIMITS.text.refundNote}" autocomplete="off"></p>
<div class="actions"><button class="first" name="decision" value="APPROVED">${t('approve')}</button>
${REJECTION_CODES.map((code) => html`<button name="decision" value="${code}">${t('reject', { reason: t(`rejection.${code}`) })}</button> `)}</div>
</form>`;

/** A request under review, with the buttons that decide about it. */
export function refundCase({ refund, member, proofs }: ReviewedRefund, texts: DeskTexts): Listed {
  const { t, locale } = texts;
  const { id, number, order, seats, points } = refund;
  const who = member ? memberText(member, texts) : t('guest');
  const facts = [
    fact(t('booking'), `${order.reference} · ${namesIn(refund)}`),
    fact(t('requestedBy'), who),
    fact(t('contact'), html`${order.contact.name} · ${mailTo(order.contact.email, texts)}`),
    fact(t('flights'), flightsIn(refund, texts)),
    fact(t('requestedAt'), texts.when(refund.requestedAt)),
    fact(t('dueOn'), formatDay(locale, refund.dueOn)),
    fact(t('reason'), t('reasonOf', { reason: refund.reason })),
    fact(t('note'), refund.note ?? t('noNote')),
    fact(t('again'), refund.previousId ? t('againYes') : null),
    fact(t('fareRule'), fareRules(refund, texts)),
    fact(t('seats'), seats.amount > 0 ? formatMoney(locale, seats) : null),
    fact(t('points'), points > 0 ? String(points) : null),
    fact(t('amount'), html`<strong>${formatMoney(locale, refund.money)}</strong>`),
  ];
  return {
    words: [number, order.reference, order.contact.email, order.contact.name, namesIn(refund), who],
    markup: html`<section class="sheet case" aria-labelledby="refund-${id}">
<div><h3 id="refund-${id}">${number}</h3><dl>${facts}</dl></div>
${fileList(proofs, '/demo/desk/refunds/proofs', texts)}
${amounts(refund, texts)}
${decisionForm(refund, texts)}
</section>`,
  };
}
