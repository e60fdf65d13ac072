import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import {
  type Listed,
  type Outcome,
  queuePage,
  type Waiting,
} from '#gateway/demo/desk/desk-page.ts';
import { type DeskParts, LISTED_DECISIONS } from '#gateway/demo/desk/desk-parts.ts';
import { type DeskTexts, deskTexts } from '#gateway/demo/desk/desk-texts.ts';
import { jsonMessage } from '#gateway/demo/json-message.ts';
import { isSameOriginForm } from '#gateway/demo/same-origin-form.ts';
import type { RefundView } from '#gateway/modules/refunds/refund.model.ts';
import { attachedFile } from '#gateway/modules/uploads/upload-downloads.http.ts';
import {
  REJECTION_CODES,
  type RefundDecision,
} from '#gateway/ports/refund-office/refund-office.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { formatMoney } from '#schema/format/money.ts';
import { namesIn, type ReviewedRefund, refundCase } from './refund-case.ts';

const Decided = {
  decision: v.picklist(['APPROVED', ...REJECTION_CODES]),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.text.refundNote)), ''),
};
const Form = v.object({ ...Decided, refund: v.pipe(v.string(), v.uuid()) });
const Message = v.strictObject({ ...Decided, refundNumber: v.string() });

const decisionIn = ({
  decision,
  note,
}: v.InferOutput<typeof Message | typeof Form>): RefundDecision =>
  decision === 'APPROVED'
    ? { approved: true }
    : { approved: false, rejection: { code: decision, note: note || null } };

/** Whether a refund stands as someone wanted it who decided about it. */
const isAsWanted = ({ state, rejection }: RefundView, wanted: string): boolean =>
  wanted === 'APPROVED'
    ? state === 'APPROVED' || state === 'PAYING' || state === 'SUCCEEDED' || state === 'FAILED'
    : state === 'REJECTED' && rejection?.code === wanted;

function historyRow(
  { refund, decidedAt }: { readonly refund: RefundView; readonly decidedAt: Date },
  { t, locale, when }: DeskTexts,
): Listed {
  const { number, order, money, state, rejection } = refund;
  const why = rejection ? ` · ${t(`rejection.${rejection.code}`)}` : '';
  return {
    words: [number, order.reference, order.contact.email, order.contact.name, namesIn(refund)],
    markup: html`<tr><th scope="row">${number}</th><td>${order.reference} · ${namesIn(refund)}</td>
<td class="figure">${formatMoney(locale, money)}</td><td>${t('refundState', { state })}${why}</td><td>${when(decidedAt)}</td></tr>`,
  };
}

/**
 * Refunds at the desk. `POST /decisions {"refundNumber", "decision", "note"}` decides for programs.
 * A decision about a request that is no longer under review changes nothing, and the answer says
 * what has become of it.
 */
export function refundQueue(
  { services, refundOffice, clock }: DeskParts,
  waiting: () => Promise<Waiting>,
): Hono {
  const { refunds, uploads, members } = services;
  const find = (key: { id: string } | { number: string }) =>
    refunds.find(key, AIRLINE, clock.now());
  /** Decides if it is under review still; the refund as it stands then. */
  const decide = async (before: RefundView, decision: RefundDecision) => {
    if (before.state !== 'UNDER_REVIEW') return before;
    await refundOffice.decide(before.id, decision, clock.now());
    await refunds.askOffice(clock.now());
    return (await find({ id: before.id })) ?? before;
  };
  const underReview = async (): Promise<ReviewedRefund[]> => {
    const now = clock.now();
    return Promise.all(
      (await refunds.underReview(now)).map(async (refund) => ({
        refund,
        member: refund.order.memberId ? await members.find(refund.order.memberId) : null,
        proofs: await uploads.find(refund.proofIds, AIRLINE, now),
      })),
    );
  };
  const decidedLast = async () => {
    const decided = await refundOffice.decidedLast(LISTED_DECISIONS);
    const found = await Promise.all(
      decided.map(async ({ id, decidedAt }) => ({ refund: await find({ id }), decidedAt })),
    );
    return found.flatMap(({ refund, decidedAt }) =>
      refund && refund.state !== 'WITHDRAWN' ? [{ refund, decidedAt }] : [],
    );
  };
  /** What became of the decision that this page follows. */
  const outcomeFor = async (c: Context, { t }: DeskTexts): Promise<Outcome | null> => {
    const { decided = '', wanted = '' } = c.req.query();
    const refund = decided ? await find({ id: decided }) : null;
    if (!refund) return null;
    const { number, state } = refund;
    const late = !isAsWanted(refund, wanted);
    return { late, text: t(late ? 'lateRefund' : 'doneRefund', { number, state }) };
  };
  return new Hono()
    .get('/', async (c) => {
      const texts = deskTexts(c);
      const { t } = texts;
      return queuePage(c, {
        queue: 'refunds',
        waiting: await waiting(),
        cases: (await underReview()).map((one) => refundCase(one, texts)),
        history: {
          heads: [t('number'), t('booking'), t('amount'), t('decision'), t('decidedAt')],
          rows: (await decidedLast()).map((one) => historyRow(one, texts)),
        },
        outcome: await outcomeFor(c, texts),
      });
    })
    .get('/proofs/:id', async (c) =>
      attachedFile(c, await uploads.contentOf(c.req.param('id'), AIRLINE, clock.now())),
    )
    .post('/decide', async (c) => {
      if (!isSameOriginForm(c)) return c.text('This form is not of this site.\n', 403);
      const form = v.safeParse(Form, await c.req.parseBody().catch(() => null));
      const refund = form.success ? await find({ id: form.output.refund }) : null;
      if (!form.success || !refund) return c.text('This is no decision.\n', 400);
      await decide(refund, decisionIn(form.output));
      const said = new URLSearchParams({
        lang: deskTexts(c).locale,
        decided: refund.id,
        wanted: form.output.decision,
      });
      return c.redirect(`/demo/desk/refunds?${said}`, 303);
    })
    .post('/decisions', async (c) => {
      const message = await jsonMessage(c, Message, '{"refundNumber", "decision"}');
      if (message instanceof Response) return message;
      const refund = await find({ number: message.refundNumber });
      if (!refund) return c.json({ error: 'there is no such refund' }, 404);
      const { number: refundNumber, state, ...after } = await decide(refund, decisionIn(message));
      if (isAsWanted({ ...after, number: refundNumber, state }, message.decision))
        return c.json({ refundNumber, state });
      return c.json({ error: 'this refund is no longer under review', refundNumber, state }, 409);
    });
}
