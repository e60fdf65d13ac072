import { describe, expect, it, test } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { EXTRAS } from '#gateway/simulated/extras/extras.data.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { BAG_PRICES, BAGGAGE_ZONES } from '#schema/codes/flights/baggage.ts';
import { FARE_BRAND_DATA } from '#schema/codes/flights/fare-brands.ts';
import { formatMoney } from '#schema/format/money.ts';
import { money } from '#schema/rules/base/money.ts';
import { extraPrice } from '#schema/rules/club/extra-for-passenger.ts';
import { baggageAllowance } from '#schema/rules/flights/baggage-allowance.ts';
import { siteTexts } from '#tests/support/words/site-texts.ts';

const bag = EXTRAS.find(({ kind }) => kind === 'EXTRA_BAG')!;

test.each(BAGGAGE_ZONES)('an extra bag has one price, online and at the counter: %s', (zone) => {
  const { prices } = baggageAllowance({
    zone,
    fareBags: FARE_BRAND_DATA.LITE.conditions.checkedBags,
    passengerType: 'ADT',
    cardTier: null,
  });
  const sources = [BAG_PRICES[zone].extra, extraPrice(bag, zone), prices.extra.amount];
  expect(new Set(sources).size).toBe(1);
});

test('the price that is shown before a flight is known is the lowest', () => {
  const all = BAGGAGE_ZONES.map((zone) => extraPrice(bag, zone));
  expect(bag.price).toBe(Math.min(...all));
});

test('what the schema still answers to clients of before is the same price', () => {
  const fields = createAirlineSchema().getType('BaggagePrices');
  const names = fields && 'getFields' in fields ? Object.values(fields.getFields()) : [];
  const former = names.filter(({ deprecationReason }) => deprecationReason);
  expect(former.map(({ name }) => name)).toEqual([
    'firstExtra',
    'furtherExtra',
    'aheadDiscountPercent',
    'aheadHours',
  ]);
});

/** Sentences that say that a bag costs less by one way than by another. */
const RANKING = {
  en: /costs? less (?:by phone|online)|% (?:off|less)[^.]*(?:by phone|in advance)|where that costs less/i,
  'zh-hk': /電話購買較為優惠|預早購買可減|網上價格較低/,
  ja: /お電話のほうがお得|事前のお申し込みで.+割引|お得な区間では/,
};

describe.each(LOCALES)('the texts in %s', (locale) => {
  const texts = siteTexts(locale).filter(({ place }) => /aggage|contact|code\./.test(place));

  it('rank no way to buy a bag above another', () => {
    const breaches = texts.filter(({ text }) => RANKING[locale].test(text));
    expect(breaches).toEqual([]);
  });

  it('have the prices of the table, and lead to the page where a bag is bought', () => {
    const page = texts.filter(({ place }) => /checkedBaggage|checked-baggage/.test(place));
    const words = page
      .map(({ text }) => text)
      .join(' ')
      .replaceAll('\u00a0', ' ');
    for (const zone of BAGGAGE_ZONES) {
      const price = formatMoney(locale, money(BAG_PRICES[zone].extra, 'CNY'));
      expect(words).toContain(price.replaceAll('\u00a0', ' '));
    }
  });

  it('name the price only online, by phone and at the counter together', () => {
    const none = texts.find(({ place }) => place.includes('code.NO_FREE_ALLOWANCE'));
    expect(none?.text).toMatch(/online|オンライン|網上/);
  });
});
