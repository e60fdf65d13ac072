import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { isOwnForm } from '#gateway/demo/own-form.ts';
import { contentTypeOf } from '#gateway/http/media-type.ts';
import { attachedFile } from '#gateway/modules/uploads/attached-file.http.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import {
  REJECTION_CODES,
  type RefundDecision,
} from '#gateway/ports/refund-office/refund-office.port.ts';
import type { Services } from '#gateway/requests/services.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import type { SimulatedRefundOffice } from '#gateway/simulated/refund-office/simulated-refund-office.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { officePage } from './page.ts';
import { type OfficeTexts, officeTexts } from './texts.ts';

/** What the office decides with. */
export type OfficeParts = {
  readonly services: Pick<Services, 'refunds' | 'uploads'>;
  readonly office: SimulatedRefundOffice;
  readonly clock: Clock;
};

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const LARGEST_FORM = 8 * 1024;

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

const textsOf = (c: Context): OfficeTexts =>
  officeTexts(c.req.query('lang'), c.req.header('accept-language') ?? '');

/**
 * The back office of demo mode, mounted at /demo/refund-office (never in production: it shows the proofs of every traveller).
 * `POST /decisions {"refundNumber", "decision", "note"}` decides for programs.
 */
export const refundOfficeRoutes = ({ services, office, clock }: OfficeParts): Hono => {
  const { refunds, uploads } = services;
  const decide = async (id: string, decision: RefundDecision) => {
    await office.decide(id, decision, clock.now());
    await refunds.askOffice(clock.now());
  };
  return new Hono()
    .get('/', async (c) => {
      const now = clock.now();
      const waiting = await Promise.all(
        (await refunds.underReview(now)).map(async (refund) => ({
          refund,
          proofs: await uploads.find(refund.proofIds, AIRLINE, now),
        })),
      );
      c.header('content-security-policy', POLICY);
      c.header('cache-control', 'private, no-store');
      return c.html(officePage(waiting, textsOf(c)));
    })
    .get('/proofs/:id', async (c) =>
      attachedFile(c, await uploads.contentOf(c.req.param('id'), AIRLINE, clock.now())),
    )
    .post('/decide', bodyLimit({ maxSize: LARGEST_FORM }), async (c) => {
      if (!isOwnForm(c)) return c.text('This form is not of this site.\n', 403);
      const form = v.safeParse(Form, await c.req.parseBody().catch(() => null));
      if (!form.success) return c.text('This is no decision.\n', 400);
      await decide(form.output.refund, decisionIn(form.output));
      return c.redirect(`/demo/refund-office?lang=${textsOf(c).locale}`, 303);
    })
    .post('/decisions', bodyLimit({ maxSize: LARGEST_FORM }), async (c) => {
      if (!contentTypeOf(c.req.header('content-type')).startsWith('application/json'))
        return c.json({ error: 'send application/json' }, 415);
      const message = v.safeParse(Message, await c.req.json().catch(() => null));
      if (!message.success) return c.json({ error: 'send {"refundNumber", "decision"}' }, 400);
      const { refundNumber: number } = message.output;
      const refund = await refunds.find({ number }, AIRLINE, clock.now());
      if (!refund) return c.json({ error: 'there is no such refund' }, 404);
      await decide(refund.id, decisionIn(message.output));
      const now = await refunds.find({ number }, AIRLINE, clock.now());
      return c.json({ refundNumber: number, state: now?.state });
    });
};
