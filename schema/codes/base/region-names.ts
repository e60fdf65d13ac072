import type { CountryCode } from './countries.ts';
import type { Locale } from './locales.ts';

/**
 * Names of regions that the airline spells in its own way rather than as Intl.DisplayNames does. A white label puts
 * its own here.
 */
export const REGION_NAMES: Readonly<Record<CountryCode, Readonly<Record<Locale, string>>>> = {
  HK: { en: 'Hong Kong, China', 'zh-hk': '中國香港', ja: '中国香港' },
  MO: { en: 'Macao, China', 'zh-hk': '中國澳門', ja: '中国マカオ' },
  TW: { en: 'Taiwan, China', 'zh-hk': '中國台灣', ja: '中国台湾' },
  PS: { en: 'Palestine', 'zh-hk': '巴勒斯坦', ja: 'パレスチナ' },
};
