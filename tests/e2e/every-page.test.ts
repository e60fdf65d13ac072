import { DEFAULT_LOCALE, LOCALES } from '#schema/codes/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { expect, test } from '../support/journey.ts';
import { flightsFor } from './pages/flights.page.ts';
import { expectNoSidewaysScroll, inDays, open, readerOf } from './pages/reader.ts';
import { faultsOf, textsOf } from './pages/said-on-page.ts';
import { SPEC_ROUTES } from './pages/spec-routes.ts';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 320, height: 640 },
];

for (const locale of LOCALES) {
  test(`every page that exists is whole in ${locale}: wide and narrow, light and dark`, async ({
    page,
    demo,
    expectAccessible,
  }) => {
    test.setTimeout(300_000);
    const reader = readerOf(page, locale);
    const answers = await Promise.all(
      SPEC_ROUTES.map(async (path) => ({
        path,
        status: (await page.request.get(localePath(locale, path))).status(),
      })),
    );
    const missing = answers.filter(({ status }) => status === 404).map(({ path }) => path);
    if (locale === DEFAULT_LOCALE) console.warn(`Routes still missing: ${missing.join(' ')}`);
    expect(answers.filter(({ status }) => status !== 404 && status !== 200)).toEqual([]);

    const [unpaid] = (await demo.loadScenario('one-pending-payment', { page })).orders;
    const [paid] = (await demo.loadScenario('between-flights', { page })).orders;
    const [lapsed] = (await demo.loadScenario('cancelled-by-clock', { page })).orders;
    const pages = [
      ...answers.filter(({ status }) => status === 200).map(({ path }) => path),
      flightsFor('PVG', 'NRT', inDays(29)),
      `/flightInquiry/payment?order=${unpaid!.id}`,
      `/flightInquiry/payment?order=${paid!.id}`,
      `/flightInquiry/payment?order=${lapsed!.id}`,
      `/order/flightOrderDetail?order=${unpaid!.id}`,
      `/order/flightOrderDetail?order=${paid!.id}`,
    ];
    for (const path of pages) {
      await open(reader, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      expect(faultsOf(await textsOf(page), locale), path).toEqual([]);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
          await expectAccessible();
        }
      }
    }
  });
}
