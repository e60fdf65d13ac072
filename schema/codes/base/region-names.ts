import type { CountryCode } from './countries.ts';
import type { Locale } from './locales.ts';

/**
 * Names of regions that the airline spells in its own way rather than as Intl.DisplayNames does, in
 * the languages where it does so. A white label puts its own here.
 */
export const REGION_NAMES: Readonly<
  Record<CountryCode, Readonly<Partial<Record<Locale, string>>>>
> = {
  HK: { en: 'Hong Kong, China', 'zh-hk': '中國香港', ja: '中国香港' },
  MO: { en: 'Macao, China', 'zh-hk': '中國澳門', ja: '中国マカオ' },
  TW: { en: 'Taiwan, China', 'zh-hk': '中國台灣', ja: '中国台湾' },
  PS: { en: 'Palestine', 'zh-hk': '巴勒斯坦', ja: 'パレスチナ' },
  GB: { ja: '英国' },
  // as the rest of the site is written: no 及び, brackets of full width
  VC: { ja: 'セントビンセント・グレナディーン諸島' },
  CC: { 'zh-hk': '科科斯（基林）群島', ja: 'ココス（キーリング）諸島' },
  CD: { ja: 'コンゴ民主共和国（キンシャサ）' },
  CG: { ja: 'コンゴ共和国（ブラザビル）' },
  MM: { ja: 'ミャンマー（ビルマ）' },
};
