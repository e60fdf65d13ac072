import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { type System, startSystem } from '#tests/support/system.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { PAGES_OF_MEMBERS } from '#web/app/routes/account/guard/pages-of-members.ts';
import routes from '#web/app/routes.ts';
import { pagePaths } from '#web/vite/page-paths.ts';

/** The pages of each layout (RULES 12.2); all others have the default one. */
const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
  base: ['/', '/login', '/register', '/resetPassword'],
  'hide-aside': ['/account/editLoginPwd', '/account/editConsumePwd'],
  'has-aside': [
    '/carryOnBaggage',
    '/checkedBaggage',
    '/childrenPrivacyPolicy',
    '/cookieStatement',
    '/culture',
    '/flightInquiry/passengersService',
    '/guide/contact',
    '/inFlightMeals',
    '/lounges',
    '/memberIntro/flyWithUs',
    '/memberIntro/happinessClub',
    '/memberIntro/partners',
    '/memberIntro/starAlliances',
    '/memberIntro/takePartners',
    '/memberIntro/vipMemberSystem',
    '/membershipBenefits',
    '/overview',
    '/passenger',
    '/passenger/PassengersService',
    '/passenger/detailService',
    '/passenger/detailService/pregnantWoman',
    '/planeWiFi',
    '/privacyPolicy',
    '/sensitiveRules',
    '/transportationConditions',
    '/userRegistrationAgreement',
  ],
};
/** They have the airline's name and the languages in place of the top bar. */
const WITHOUT_TOP_BAR = ['/login', '/register', '/resetPassword'];

const PATHS = pagePaths(routes);
const layoutOf = (path: string) =>
  Object.keys(LAYOUTS).find((layout) => LAYOUTS[layout]?.includes(path)) ?? 'default';

const seen = (html: string) => ({
  title: /<title>(?<title>[^<]+)</.exec(html)?.groups?.title ?? '',
  layout: /<main[^>]* data-layout="(?<shape>[a-z-]+)"/.exec(html)?.groups?.shape,
  topBar: /popovertarget="site-menu"/i.test(html),
});

describe('the shell of every page', () => {
  let system: System;
  let member = '';
  const open = (path: string, cookie = '') =>
    fetch(system.url + path, { headers: { cookie }, redirect: 'manual' });

  beforeAll(async () => {
    system = await startSystem();
    const signedIn = await fetch(`${system.url}/demo/scenarios/family-with-saved-passengers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    // the last one of a name counts
    const cookies = signedIn.headers.getSetCookie().map((one) => one.split(/[=;]/, 2));
    member = [...new Map(cookies.map(([name, value]) => [name, value]))]
      .map((pair) => pair.join('='))
      .join('; ');
  }, 90_000);
  afterAll(() => system?.stop(), 30_000);

  it('a bookmark without a language opens in the one chosen last, and nothing but pages does', async () => {
    const opened = (path: string, locale: string) =>
      fetch(system.url + path, {
        headers: { cookie: `locale=${locale}`, 'sec-fetch-site': 'none' },
        redirect: 'manual',
      });
    for (const path of PATHS) {
      const response = await opened(`${path}?a=1`, 'ja');
      expect(response.status, path).toBe(302);
      expect(response.headers.get('location')).toBe(`${localePath('ja', path)}?a=1`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('vary')).toContain('Cookie');
    }
    expect((await opened('/lounges', 'en')).status).toBe(200);
    for (const path of ['/zh-hk/lounges', '/robots.txt', '/build.json', '/demo', '/schema.graphql'])
      expect((await opened(path, 'ja')).status, path).toBe(200);
  });

  it('they are all of the specification', () => expect(PATHS.length).toBeGreaterThanOrEqual(69));

  it.each(LOCALES)(
    '%s: each has its layout, and a title of its own, for a member',
    async (locale) => {
      const titles = new Map<string, string>();
      for (const path of PATHS) {
        const response = await open(localePath(locale, path), member);
        expect(response.status, path).toBe(200);
        const { title, layout, topBar } = seen(await response.text());
        expect({ path, layout, topBar }).toEqual({
          path,
          layout: layoutOf(path),
          topBar: !WITHOUT_TOP_BAR.includes(path),
        });
        expect(titles.get(title), `${path} is called ${title}, as another page`).toBeUndefined();
        titles.set(title, path);
      }
    },
    180_000,
  );

  it.each(LOCALES)(
    '%s: a guest is led to the sign-in, or sees the same page',
    async (locale) => {
      const titles = new Map<string, string>();
      for (const path of PATHS) {
        const response = await open(localePath(locale, path));
        if (PAGES_OF_MEMBERS.includes(path)) {
          expect(response.status, path).toBe(302);
          const back = new URLSearchParams({ returnTo: localePath(locale, path) });
          expect(response.headers.get('location')).toBe(`${localePath(locale, '/login')}?${back}`);
          continue;
        }
        expect(response.status, path).toBe(200);
        const { title } = seen(await response.text());
        expect(titles.get(title), `${path} is called ${title}, as another page`).toBeUndefined();
        titles.set(title, path);
      }
    },
    180_000,
  );
});
