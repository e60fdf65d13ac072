// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { teamAway } from '#tests/support/mock/team-away.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import * as route from './account.route.tsx';

const { fetch } = mockFetch();
const at = (field: string) => ['viewer', 'member', field];
const away = teamAway(teamAway(fetch, at('couponCounts')), at('unreadMessages'));

test.each(LOCALES)(
  'while the services of coupons or messages are away, the page is there and says so: %s',
  async (locale) => {
    const { main, headings } = await renderRoute(route, {
      address: '/account',
      locale,
      fetch: away,
    });
    for (const what of ['COUPONS', 'MESSAGES'])
      expect(main.textContent).toContain(textOf(locale, 'not-now.text', { what }));
    expect(headings).toHaveLength(1);
  },
);
