import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import { SANDBOX_OUTCOMES } from '#gateway/ports/payment-provider/payment-sandbox.ts';
import type { StartTexts } from './texts.ts';

/** What programs send, each with an example of its body and the message that says what it does. */
const REQUESTS = (minutes: number) =>
  [
    ['GET /demo/scenarios', '', 'api.scenarios'],
    ['POST /demo/scenarios/<name>', '{"locale": "ja"}', 'api.make'],
    ['POST /demo/clock', `{"advanceMinutes": ${minutes}}`, 'api.clock'],
    [
      'POST /demo/payments/<id of a Payment>',
      `{"outcome": "${SANDBOX_OUTCOMES.join('" | "')}"}`,
      'api.payments',
    ],
    [
      'POST /demo/desk/refunds/decisions',
      '{"refundNumber": "R…", "decision": "APPROVED"}',
      'api.refunds',
    ],
    [
      'POST /demo/desk/documents/verdicts',
      '{"documentId": "…", "verdict": "AUTHENTICATED"}',
      'api.documents',
    ],
    [
      'POST /demo/desk/counter/verdicts',
      '{"bookingReference": "…", "verdict": "CONFIRMED"}',
      'api.counter',
    ],
    ['GET /demo/mailbox/messages.json?to=<address>', '', 'api.mailbox'],
  ] as const;

/** How a program uses the demonstration. */
export const programNotes = ({ t }: StartTexts, minutes: number): Markup => html`
<h2 id="programs">${t('programs')}</h2>
<p class="intro">${t('programsIntro')}</p>
<div class="table stacked programs" role="region" aria-labelledby="programs" tabindex="0"><table>
<thead><tr><th scope="col">${t('api.request')}</th><th scope="col">${t('api.body')}</th><th scope="col">${t('api.what')}</th></tr></thead>
<tbody>${REQUESTS(minutes).map(
  ([request, body, what]) =>
    html`<tr><th scope="row"><code>${request}</code></th><td><code>${body}</code></td><td>${t(what)}</td></tr>`,
)}</tbody>
</table></div>`;
