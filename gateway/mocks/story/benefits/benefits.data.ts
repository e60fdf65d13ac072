import type { LocalizedName } from '#gateway/ports/timetable/timetable.port.ts';
import type { BenefitKind } from '#schema/codes/club/benefit-kinds.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { BenefitTerms } from '#schema/rules/club/benefit-order.ts';

/** What the club of the mock offers. `price` is in minor units of the airline's currency. */
export type OfferedBenefit = BenefitTerms & {
  readonly id: string;
  readonly kind: BenefitKind;
  readonly name: LocalizedName;
  readonly price: number;
  readonly points: number;
  readonly validDays: number;
};

const ABOVE_BASIC: readonly CardTier[] = ['SILVER', 'GOLD', 'PLATINUM'];

export const BENEFITS: readonly OfferedBenefit[] = [
  {
    ...{ id: 'lounge', kind: 'LOUNGE', price: 26_000, points: 2_600, validDays: 180 },
    ...{ tiers: ABOVE_BASIC, yearlyLimit: 4 },
    name: { en: 'Lounge visit', 'zh-hk': '貴賓室一次', ja: 'ラウンジ利用1回' },
  },
  {
    ...{ id: 'bag', kind: 'EXTRA_BAG', price: 45_000, points: 4_500, validDays: 365 },
    ...{ tiers: [], yearlyLimit: null },
    name: { en: 'One more checked bag', 'zh-hk': '額外託運行李一件', ja: '受託手荷物1個追加' },
  },
  {
    ...{ id: 'wifi', kind: 'WIFI', price: 9_800, points: 980, validDays: 365 },
    ...{ tiers: [], yearlyLimit: null },
    name: { en: 'Wi-Fi on one flight', 'zh-hk': '一程機上 Wi-Fi', ja: '機内Wi-Fi 1フライト' },
  },
  {
    ...{ id: 'upgrade', kind: 'UPGRADE', price: 180_000, points: 18_000, validDays: 365 },
    ...{ tiers: ['PLATINUM'], yearlyLimit: 2 },
    name: {
      en: 'A move to business class',
      'zh-hk': '升級至商務客位',
      ja: 'ビジネスクラスへのアップグレード',
    },
  },
];
