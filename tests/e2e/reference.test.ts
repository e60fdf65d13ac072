import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`the reference leads from an area to a type and to the clause it cites: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/reference');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Type Order', exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: '4.2', exact: true }).first().click();
    await expect(page.locator('[id="4.2"]')).toBeInViewport();
    expect(await axeFindings(page)).toEqual([]);
  });
