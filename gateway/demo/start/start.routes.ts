import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import {
  findScenario,
  isOfScenario,
  latestScenarios,
} from '#gateway/demo/demo-scenarios.repository.ts';
import { makeScenario, type ScenarioParts } from '#gateway/demo/make-scenario.ts';
import { type DemoControls, moveClock } from '#gateway/demo/move-clock.ts';
import { isSameOriginForm } from '#gateway/demo/same-origin-form.ts';
import { hasSwitch } from '#gateway/demo/screen/screen-switch.ts';
import { sitePath } from '#gateway/demo/screen/site-path.ts';
import { demoPage, type Markup } from '#gateway/demo/theme/demo-page.ts';
import type { Services } from '#gateway/requests/services.ts';
import { demoOrders, renewDemoData } from '#gateway/scenarios/demo-data.ts';
import { SCENARIOS, signsIn } from '#gateway/scenarios/scenarios.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import type { SkyName } from '#schema/rules/sky/sky-name.ts';
import { pageAddress } from './next-steps.ts';
import { skyOverHub, startContent, startHead } from './page.ts';
import { askContent, readyContent, readyHead, soldOutContent } from './scenario-ready-page.ts';
import { type StartTexts, startTexts } from './texts.ts';

/** The content of the page. */
export type StartParts = Omit<ScenarioParts, 'services'> & {
  readonly controls: DemoControls;
  readonly services: Pick<Services, 'sessions' | 'members'>;
  readonly addresses: SiteAddresses;
  readonly publicUrl: string;
};

const LARGEST_FORM = 1_024;
const LISTED = 4;
const Wish = v.object({ scenario: v.string(), confirmed: v.optional(v.literal('yes')) });
const Move = v.object({ advance: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)) });

const textsOf = (c: Context): StartTexts =>
  startTexts(c.req.query('lang'), c.req.header('accept-language') ?? '');

const show = (
  c: Context,
  texts: StartTexts,
  {
    title = texts.t('title'),
    ...page
  }: { title?: string; head?: Markup; sky?: SkyName | undefined; content: Markup },
) => demoPage(c, { texts, title, part: 'start', ...page });

/**
 * `/demo`: what there is to try, with the references of the demo's bookings. Mounted in demo mode
 * only.
 */
export function startRoutes({ addresses, publicUrl, ...parts }: StartParts) {
  const { db, keys, clock, services, controls } = parts;
  const { sessions, members } = services;
  /** The member whom the visitor is signed in as, where that is no member of a scenario. */
  const ownMember = async (request: Request) => {
    const { memberId } = await sessions.actorOf(request);
    return memberId && !(await isOfScenario(db, memberId)) ? members.find(memberId) : null;
  };
  return (
    new Hono()
      .use(bodyLimit({ maxSize: LARGEST_FORM }))
      .get('/', async (c) => {
        const texts = textsOf(c);
        const now = clock.now();
        await renewDemoData({ db, keys, now });
        const orders = await demoOrders({ db, keys, now });
        const made = await latestScenarios(db, LISTED);
        const cameFrom = sitePath(c.req.header('referer'), publicUrl);
        const content = { orders, made, now, addresses, cameFrom, hasSwitch: hasSwitch(c) };
        const head = startHead(content, texts);
        const sky = skyOverHub(now);
        return show(c, texts, { head, sky, content: startContent(content, texts) });
      })
      .post('/move-clock', async (c) => {
        if (!isSameOriginForm(c)) return c.text('This form is not of this site.\n', 403);
        const move = v.safeParse(Move, await c.req.parseBody().catch(() => null));
        if (!move.success) return c.text('This is no move of the clock.\n', 400);
        await moveClock(controls, move.output.advance || 'RESET');
        return c.redirect(`/demo?lang=${textsOf(c).locale}`, 303);
      })
      .post('/make', async (c) => {
        if (!isSameOriginForm(c)) return c.text('This form is not of this site.\n', 403);
        const wish = v.safeParse(Wish, await c.req.parseBody().catch(() => null));
        const scenario = SCENARIOS.find(
          ({ name }) => wish.success && name === wish.output.scenario,
        );
        if (!wish.success || !scenario) return c.text('There is no such scenario.\n', 400);
        const texts = textsOf(c);
        const own = signsIn(scenario) && !wish.output.confirmed && (await ownMember(c.req.raw));
        if (own) {
          const content = askContent(scenario.name, texts.name(own.person), texts);
          return show(c, texts, { title: texts.t('askTitle'), content });
        }
        const { locale } = texts;
        const made = await makeScenario({ db, keys, clock, services }, scenario, c.req.raw, {
          locale,
        });
        if (made === 'no such flight') return c.text(`${made}\n`, 400);
        if (made === 'sold out') {
          const content = soldOutContent(texts);
          return demoPage(c, { texts, title: texts.t('title'), part: 'start', content }, 409);
        }
        for (const cookie of made.cookies) c.header('set-cookie', cookie, { append: true });
        return c.redirect(`/demo/made/${made.id}?lang=${locale}`, 303);
      })
      .get('/made/:id', async (c) => {
        const texts = textsOf(c);
        const scenario = await findScenario(db, c.req.param('id'));
        if (!scenario) return c.redirect(`/demo?lang=${texts.locale}`, 303);
        return show(c, texts, {
          title: texts.t('made'),
          head: readyHead(scenario, texts),
          sky: skyOverHub(clock.now()),
          content: readyContent(scenario, addresses, texts),
        });
      })
      .post('/made/:id/sign-in', async (c) => {
        if (!isSameOriginForm(c)) return c.text('This form is not of this site.\n', 403);
        const { locale } = textsOf(c);
        const { loaded } = (await findScenario(db, c.req.param('id'))) ?? {};
        if (!loaded?.memberId) return c.redirect(`/demo?lang=${locale}`, 303);
        const visit = { request: c.req.raw, responseHeaders: new Headers() };
        await sessions.signIn(visit, { memberId: loaded.memberId, remember: false });
        for (const cookie of visit.responseHeaders.getSetCookie())
          c.header('set-cookie', cookie, { append: true });
        return c.redirect(pageAddress('account', locale), 303);
      })
      // A reload after a change of language comes without the form.
      .get('/make', (c) => c.redirect(`/demo?lang=${textsOf(c).locale}`, 303))
  );
}
