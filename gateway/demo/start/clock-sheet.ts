import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { StartTexts } from './texts.ts';

const DAY_MINUTES = 24 * 60;

/** The time of the demo, and the buttons that move it. */
export function clockSheet(now: Date, texts: StartTexts): Markup {
  const { t, locale } = texts;
  const { offerMinutes, paymentWindowMinutes: paymentMinutes } = LIMITS;
  const move = (advance: number, label: string): Markup =>
    html`<button name="advance" value="${advance}">${label}</button>`;
  return html`<section class="sheet" aria-labelledby="clock">
<h2 id="clock">${t('clockTitle')}</h2>
<p class="time">${texts.when(now)}</p>
<p class="intro">${t('clock', { offerMinutes, paymentMinutes })}</p>
<form class="actions" method="post" action="/demo/move-clock?lang=${locale}">
${move(offerMinutes, t('forward', { minutes: offerMinutes }))}
${move(paymentMinutes, t('forward', { minutes: paymentMinutes }))}
${move(DAY_MINUTES, t('day'))}
${move(0, t('reset'))}
</form>
</section>`;
}
