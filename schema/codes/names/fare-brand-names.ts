import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { Names } from './names.ts';

/** Fare brands with their cabins, as they are sold. */
export const FARE_BRAND_NAMES: Readonly<Record<FareBrandCode, Names>> = {
  LITE: { en: 'Economy Lite', 'zh-hk': '經濟輕便', ja: 'エコノミー ライト' },
  STANDARD: { en: 'Economy Standard', 'zh-hk': '經濟標準', ja: 'エコノミー スタンダード' },
  FLEX: { en: 'Economy Flex', 'zh-hk': '經濟靈活', ja: 'エコノミー フレックス' },
  BUSINESS: { en: 'Business', 'zh-hk': '商務', ja: 'ビジネス' },
  BUSINESS_FLEX: { en: 'Business Flex', 'zh-hk': '商務靈活', ja: 'ビジネス フレックス' },
};
