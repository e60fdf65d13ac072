import { afterAll, describe, expect, it } from 'vitest';
import { COMPLETE_LOCALES } from '#schema/codes/base/locales.ts';
import { stopDocumentWorker } from './document-worker.ts';
import { aReceipt } from './documents.test-support.ts';
import { renderReceipt } from './documents.ts';
import { textOf } from './pdf.test-support.ts';
import { textsFor } from './texts.ts';

afterAll(stopDocumentWorker);

describe.each(COMPLETE_LOCALES)('the itinerary receipt in %s', (locale) => {
  const texts = textsFor(locale);
  const receipt = aReceipt(locale);

  it('of a round trip fits on two pages, and of three flights leaves no page nearly empty', async () => {
    expect(await textOf(await renderReceipt(receipt, locale))).toHaveLength(2);
    const flights = [...receipt.flights, ...receipt.flights.slice(0, 1)];
    const pages = await textOf(await renderReceipt({ ...receipt, flights }, locale));
    expect(pages.length).toBeLessThanOrEqual(3);
    expect(pages[1]?.replaceAll(' ', '')).toContain(
      texts.t('receipt.feeTotal').replaceAll(' ', ''),
    );
  });

  it('of one passenger on three flights fits on two pages', async () => {
    const [passenger] = receipt.passengers;
    const flights = [...receipt.flights, ...receipt.flights.slice(0, 1)];
    const taxes = ['CN', 'YQ', 'HK', 'G3', 'I5'].map((code) => ({
      code,
      amount: { amount: 9000, currency: 'CNY' as const },
    }));
    const items = receipt.price.items.slice(0, 1).map((item) => ({ ...item, taxes }));
    const price = { ...receipt.price, items, taxes };
    const alone = { ...receipt, passengers: [passenger!], flights, price };
    expect(await textOf(await renderReceipt(alone, locale))).toHaveLength(2);
  });

  it('of a family with every tax of Tokyo and a fare each way fits on two pages too', async () => {
    const taxes = ['CN', 'YQ', 'SW', 'OI', 'TK'].map((code) => ({
      code,
      amount: { amount: 9000, currency: 'CNY' as const },
    }));
    const items = receipt.price.items.map((item) =>
      item.passengerType === 'INF' ? item : { ...item, taxes },
    );
    const [condition] = receipt.conditions;
    const conditions = [condition!, { ...condition!, brand: 'FLEX' as const }];
    const price = { ...receipt.price, items, taxes };
    const pages = await textOf(await renderReceipt({ ...receipt, price, conditions }, locale));
    expect(pages).toHaveLength(2);
  });

  it('never splits its notices between two pages', async () => {
    const passengers = Array.from({ length: 9 }, () => receipt.passengers[0]!);
    const flights = [...receipt.flights, ...receipt.flights];
    const squeeze = (text: string) => text.replace(/\s/g, '');
    const pages = await textOf(await renderReceipt({ ...receipt, passengers, flights }, locale));
    const withHeading = pages.filter((page) =>
      squeeze(page).includes(squeeze(texts.t('receipt.notices'))),
    );
    expect(withHeading).toHaveLength(1);
    expect(squeeze(withHeading[0] ?? '')).toContain(
      squeeze(texts.t('receipt.noticeLiability', { airline: texts.airline })),
    );
  });
});
