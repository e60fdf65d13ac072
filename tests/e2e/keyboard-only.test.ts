import type { Locator, Page } from '@playwright/test';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { expect, test } from '#tests/support/journey.ts';
import { flights, flightsFor, review } from './pages/flights.page.ts';
import { expectNoSidewaysScroll, heading, inDays, open, readerOf } from './pages/reader.ts';
import { searchPanel } from './pages/search.page.ts';

/**
 * Presses Tab until the focus is there; every stop on the way must be one that the user can see.
 */
async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
  await expect(target, 'the Tab key comes there').toBeFocused();
}

/** An element has the focus, is visible, and shows the focus. */
async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return `no place: ${element.outerHTML.slice(0, 200)}`;
    // A radio button or a link may leave the ring to the label or cell around it.
    const hasRing = (at: Element, part?: string) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at, part);
      const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return outlined || boxShadow !== 'none';
    };
    if (hasRing(element, '::after')) return '';
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (hasRing(at)) return '';
    return `no ring: ${element.outerHTML.slice(0, 200)}`;
  });
  expect(seen).toBe('');
}

/** In the open calendar: along the days, which are one stop of the Tab key, to the wanted one. */
async function arrowTo(page: Page, day: LocalDate): Promise<void> {
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? null);
  await expect.poll(focused).not.toBeNull();
  for (let at = await focused(); at !== null && at < day; at = await focused()) {
    const key = addDays(at, 7) <= day ? 'ArrowDown' : 'ArrowRight';
    await page.keyboard.press(key);
    const next = addDays(at, key === 'ArrowDown' ? 7 : 1);
    await expect(page.locator(`[data-day="${next}"]`)).toBeFocused();
  }
}

test('a search without a mouse: skip link, places, calendar, passengers, results', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const panel = searchPanel(reader);
  const { keyboard } = page;
  await open(reader, '/');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('shell.skip') })).toBeFocused();
  await keyboard.press('Enter');

  const roundTrip = panel.getByRole('radio', { name: say('search-panel.roundTrip'), exact: true });
  await tabTo(page, roundTrip);
  await keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: say('search-panel.oneWay') })).toBeChecked();

  const from = panel.getByRole('combobox', { name: say('search-panel.from'), exact: true });
  await tabTo(page, from);
  await keyboard.type('pudong');
  await expect(page.getByRole('option').first()).toContainText('PVG');
  await keyboard.press('Enter');
  await expect(from).toHaveValue(/PVG/);
  await expect(page.getByRole('listbox')).toHaveCount(0);

  const to = panel.getByRole('combobox', { name: say('search-panel.to'), exact: true });
  await tabTo(page, to);
  await keyboard.type('tokyo');
  const second = page.getByRole('option').nth(1);
  await expect(second).toBeVisible();
  await keyboard.press('ArrowDown');
  await expect(to).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  const chosen = await second.textContent();
  await keyboard.press('Enter');
  const code = (await to.inputValue()).match(/\b[A-Z]{3}\b/)?.[0] ?? 'no code';
  expect(chosen).toContain(code);

  const day = inDays(24);
  const date = panel.getByRole('button', {
    name: new RegExp(`^${say('search-panel.departOnly')}`),
  });
  await tabTo(page, date);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, page.locator('[data-day][tabindex="0"]'));
  await arrowTo(page, day);
  await expectAccessible();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(date).toBeFocused();

  const party = panel.locator('summary');
  await tabTo(page, party);
  await keyboard.press('Enter');
  const adults = say('search-panel.adults');
  await tabTo(
    page,
    panel.getByRole('button', { name: say('search-panel.more', { label: adults }) }),
  );
  await keyboard.press('Space');
  await expect(party).toContainText(say('search-panel.adultCount', { count: 2 }));
  await keyboard.press('Escape');
  await expect(party).toBeFocused();

  await tabTo(page, panel.getByRole('button', { name: say('search-panel.search') }));
  await keyboard.press('Enter');
  await expect(heading(reader)).toHaveText(say('booking-search.title'));
  await expect(heading(reader)).toBeFocused();
  await expect(flights(reader).first()).toBeVisible();
});

test('a fare without a mouse, on a screen 320 pixels wide', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const reader = readerOf(page);
  const { say } = reader;
  const { keyboard } = page;
  await open(reader, flightsFor('PVG', 'NRT', inDays(24)));
  await expectNoSidewaysScroll(page);
  const row = flights(reader).first();
  const unfold = row.getByRole('button', { name: say('flight-results.showFares') });
  await tabTo(page, unfold, 80);
  await keyboard.press('Enter');
  const fold = row.getByRole('button', { name: say('flight-results.hideFares') });
  await expect(fold).toBeFocused();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  const name = `${say('flight-results.choose')} ${say('fare-conditions.brand', { code: 'STANDARD' })}`;
  await tabTo(page, row.getByRole('link', { name, exact: true }));
  await expectNoSidewaysScroll(page);
  await expectAccessible();
  await keyboard.press('Enter');
  await expect(review(reader).getByRole('heading').first()).toBeFocused();
  await tabTo(
    page,
    review(reader).getByRole('button', { name: say('booking-search.continue') }),
    80,
  );
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/passengersService\?offer=/);
  await expect(heading(reader)).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible();
});
