import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import { type Landscape, landscape } from '#gateway/demo/theme/stage.ts';
import { SCENARIO_GROUPS, type ScenarioGroup } from '#gateway/scenarios/scenarios.ts';
import type { SkyName } from '#schema/rules/sky/sky-name.ts';
import { STEPS } from './next-steps.ts';
import type { StartTexts } from './texts.ts';

const GROUPS = Object.keys(SCENARIO_GROUPS) as ScenarioGroup[];

/** What a group's picture shows: a season, and an hour. */
const PICTURES: Readonly<Record<ScenarioGroup, readonly [Landscape, SkyName]>> = {
  BOOKING: ['spring', 'morning'],
  CLUB: ['summer', 'gold'],
  AFTER_SALE: ['autumn', 'dusk'],
  DAY_OF_TRAVEL: ['winter', 'before-dawn'],
};

/** A scenario as a ticket: what it is, what to try in it, and the button that sets it up. */
function ticket(name: string, texts: StartTexts): Markup {
  const { t } = texts;
  const steps = STEPS[name] ?? [];
  return html`<li class="ticket"><div class="body"><h4 id="${name}">${texts.title(name)}</h4>
<p>${texts.scenario(name)}</p>
${steps.length > 0 ? html`<ul class="steps">${steps.map((step) => html`<li>${t(`step.${step}`)}</li>`)}</ul>` : ''}</div>
<div class="stub"><button id="make-${name}" name="scenario" value="${name}" aria-labelledby="make-${name} ${name}">${t('make')}</button></div></li>`;
}

function groupSection(group: ScenarioGroup, texts: StartTexts): Markup {
  const [picture, sky] = PICTURES[group];
  const { t } = texts;
  return html`<section class="group" aria-labelledby="group-${group}">
<div class="poster" data-sky="${sky}">${landscape(picture, '875 0 450 600', 'xMidYMid slice')}
<h3 id="group-${group}">${t(`group.${group}`)}</h3></div>
<ul class="tickets">${SCENARIO_GROUPS[group].map(({ name }) => ticket(name, texts))}</ul>
</section>`;
}

/** Every scenario as a ticket, by what it is about. */
export function scenarioTickets(texts: StartTexts): Markup {
  const { t, locale } = texts;
  return html`<h2 id="scenarios">${t('scenarios')}</h2>
<p class="intro">${t('scenariosIntro')}</p>
<nav aria-labelledby="scenarios"><ul class="chips">${GROUPS.map(
    (group) => html`<li><a href="#group-${group}">${t(`group.${group}`)}</a></li>`,
  )}</ul></nav>
<form method="post" action="/demo/make?lang=${locale}">${GROUPS.map((group) => groupSection(group, texts))}</form>`;
}
