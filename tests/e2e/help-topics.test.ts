import { COMPLETE_LOCALES } from '#schema/codes/base/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { open, readerOf } from './pages/reader.ts';

const TYPED = { en: 'when do I get my refund', 'zh-hk': '退款要多久', ja: '返金はいつ' } as const;

for (const locale of COMPLETE_LOCALES)
  test(`a help topic is found by words, and its answer opens (${locale})`, async ({
    page,
    expectAccessible,
  }) => {
    const reader = readerOf(page, locale);
    await open(reader, '/guide/contact');
    await page.getByLabel(reader.say('information-contact.search')).fill(TYPED[locale]);
    const first = page.locator('search + ul a').first();
    const question = (await first.locator('span').first().textContent()) ?? '';
    await first.click();
    const answer = page.locator('details[open]');
    await expect(answer).toHaveCount(1);
    await expect(answer.locator('summary')).toHaveText(question);
    await expect(answer).toBeInViewport();
    await expectAccessible();
  });

test('what no topic answers is said, with a way on', async ({ page, expectAccessible }) => {
  const reader = readerOf(page);
  await open(reader, '/guide/contact');
  await page.getByLabel(reader.say('information-contact.search')).fill('volcano');
  await expect(page.getByText('No answers match “volcano”')).toBeVisible();
  await expectAccessible();
});
