// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { inLocale, LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import layout from '#web/app/shell/layouts/form.layout.tsx';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { CheckedBaggageAllowanceDocument } from './allowance.route.gen.ts';
import * as inside from './allowance.route.tsx';
import { checkedBaggage as article } from './checked-baggage.article.ts';
import * as route from './checked-baggage.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = '/checkedBaggage?from=PVG&to=HKG&fare=standard&who=adt';

test.each(LOCALES)('the answer says how many bags are included: %s', async (locale) => {
  const { main, title, headings } = await renderRoute(route, {
    address,
    locale,
    fetch,
    inside,
    layout,
  });
  const name = inLocale(article.texts, locale).title;
  expect(headings).toEqual([name]);
  expect(title).toBe(titleOf(locale, name));
  const { pieces } = answerTo(CheckedBaggageAllowanceDocument).baggageAllowance;
  expect(main.querySelector('[role="status"]')?.textContent).toContain(
    textOf(locale, 'information-checked-baggage.headline', { pieces }),
  );
});

test('a question without an answer is answered with the reason', async () => {
  const userErrors = [
    { code: 'SAME_PLACE', path: ['destination'], message: '', __typename: 'UserError' },
  ];
  const refusing = gatewayWith(fetch, { baggageAllowance: { userErrors } });
  const { main } = await renderRoute(route, {
    address,
    locale: 'en',
    fetch: refusing,
    inside,
    layout,
  });
  expect(main.querySelector('[role="status"]')?.textContent).toBe(textOf('en', 'code.SAME_PLACE'));
});
