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
import { keyOf } from '#gateway/graphql/global-id.ts';
import type { ReviewedDocument } from '#gateway/modules/members/documents/reviewed-documents.service.ts';
import type { MemberDocument } from '#gateway/modules/members/member.model.ts';
import { attachedFile } from '#gateway/modules/uploads/upload-downloads.http.ts';
import { IDENTITY_FAILURES } from '#gateway/ports/identity-office/identity-office.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { inLocale } from '#schema/codes/base/locales.ts';
import { DOCUMENT_NAMES } from '#schema/codes/names/document-names.ts';
import { documentCase, wordsOf } from './document-case.ts';

const Verdict = v.picklist(['AUTHENTICATED', ...IDENTITY_FAILURES]);
type Verdict = v.InferOutput<typeof Verdict>;
const Form = v.object({ document: v.pipe(v.string(), v.uuid()), verdict: Verdict });
const Message = v.strictObject({ documentId: v.string(), verdict: Verdict });

/**
 * What was found about a document, in the words of the desk's own buttons; null while it is under
 * review.
 */
function verdictOf({ state, failure }: MemberDocument): Verdict | null {
  if (state === 'AUTHENTICATED') return 'AUTHENTICATED';
  return failure;
}

function historyRow(reviewed: ReviewedDocument, isByHand: boolean, texts: DeskTexts): Listed {
  const { t, locale, when, name } = texts;
  const { document, member } = reviewed;
  const { type, failure, decidedAt } = document;
  const found = failure ? t(`failure.${failure}`) : t('authenticated');
  return {
    words: wordsOf(reviewed),
    markup: html`<tr><th scope="row">${name(member.person)}</th><td>${inLocale(DOCUMENT_NAMES[type], locale)}</td><td>${found}</td>
<td>${t(isByHand ? 'byHand' : 'automatic')}</td><td>${decidedAt && when(decidedAt)}</td></tr>`,
  };
}

/**
 * Identity documents at the desk. `POST /verdicts {"documentId", "verdict"}` decides for programs.
 * About a document that was decided before, the office by itself included, nothing changes, and the
 * answer says what was found.
 */
export function documentQueue(
  { services, identityOffice, clock }: DeskParts,
  waiting: () => Promise<Waiting>,
): Hono {
  const { members, uploads } = services;
  const reviewed = () => members.documentsReviewed(LISTED_DECISIONS, clock.now());
  /**
   * Decides if it is under review; what is known about it then, null where there is no such
   * document.
   */
  const decide = async (id: string, verdict: Verdict): Promise<MemberDocument | null> => {
    const [now, isMeant] = [clock.now(), (one: ReviewedDocument) => one.document.id === id];
    if ((await members.documentsToReview(now)).some(isMeant)) {
      const failure = verdict === 'AUTHENTICATED' ? null : verdict;
      await identityOffice.decide(id, { failure }, now);
      await members.requestDocumentReview(now);
    }
    return (await reviewed()).find(isMeant)?.document ?? null;
  };
  const outcomeFor = async (c: Context, texts: DeskTexts): Promise<Outcome | null> => {
    const { decided, wanted } = c.req.query();
    const found = (await reviewed()).find(({ document }) => document.id === decided);
    if (!found) return null;
    const { t } = texts;
    const { failure } = found.document;
    const verdict = failure ? t(`failure.${failure}`) : t('authenticated');
    const late = verdictOf(found.document) !== wanted;
    const name = texts.name(found.member.person);
    return { late, text: t(late ? 'lateDocument' : 'doneDocument', { name, verdict }) };
  };
  return new Hono()
    .get('/', async (c) => {
      const texts = deskTexts(c);
      const { t } = texts;
      const decided = await reviewed();
      const byHand = await identityOffice.decidedByHand(decided.map((one) => one.document.id));
      const cases = await members.documentsToReview(clock.now());
      return queuePage(c, {
        queue: 'documents',
        waiting: await waiting(),
        cases: cases.map((one) => documentCase(one, texts)),
        history: {
          heads: [t('requestedBy'), t('document'), t('decision'), t('decidedBy'), t('decidedAt')],
          rows: decided.map((one) => historyRow(one, byHand.has(one.document.id), texts)),
        },
        outcome: await outcomeFor(c, texts),
      });
    })
    .get('/pictures/:id', async (c) =>
      attachedFile(c, await uploads.contentOf(c.req.param('id'), AIRLINE, clock.now())),
    )
    .post('/decide', async (c) => {
      if (!isSameOriginForm(c)) return c.text('This form is not of this site.\n', 403);
      const form = v.safeParse(Form, await c.req.parseBody().catch(() => null));
      if (!form.success) return c.text('This is no verdict.\n', 400);
      const { document: decided, verdict: wanted } = form.output;
      await decide(decided, wanted);
      const said = new URLSearchParams({ lang: deskTexts(c).locale, decided, wanted });
      return c.redirect(`/demo/desk/documents?${said}`, 303);
    })
    .post('/verdicts', async (c) => {
      const message = await jsonMessage(c, Message, '{"documentId", "verdict"}');
      if (message instanceof Response) return message;
      const { documentId, verdict } = message;
      const document = await decide(keyOf('MemberDocument', documentId) ?? '', verdict);
      if (!document) return c.json({ error: 'there is no such document' }, 404);
      const { state, failure } = document;
      if (verdictOf(document) === verdict) return c.json({ documentId, state, failure });
      return c.json({ error: 'this document was decided before', documentId, state, failure }, 409);
    });
}
