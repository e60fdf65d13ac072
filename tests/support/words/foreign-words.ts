import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale, Translated } from '#schema/codes/base/locales.ts';

const KANA = /[\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff]/;
const CJK = /[\u3041-\u30ff\u3400-\u9fff\uff01-\uff5e]/;
const ENGLISH_SENTENCE = /[A-Za-z][A-Za-z’'-]*(?:,? [A-Za-z][A-Za-z’'-]*){3,}/;
/** Written so in Hong Kong, and otherwise in Japan; and words that only Chinese has. */
const CHINESE_ONLY =
  /[擇價單會國關總變轉來實發經應數廳輕您們嗎這點檢驗兒碼稅歲號]|航班|乘客|護照|搜尋|機票/;
/** Written so in mainland China, and otherwise in Hong Kong. */
const SIMPLIFIED_ONLY = /[们个选择请订单时间护证价发经应数厅续轻这检验婴儿码岁联飞机场楼区龙湾]/;

const FOREIGN: Translated<readonly RegExp[]> = {
  en: [CJK],
  'zh-hk': [KANA, SIMPLIFIED_ONLY, ENGLISH_SENTENCE],
  ja: [CHINESE_ONLY, ENGLISH_SENTENCE],
};

/** Whether a text of a page in this language is in another, as far as its characters show. */
export const foreignWords = (text: string, locale: Locale): boolean =>
  (FOREIGN[locale] ?? []).some((sign) => sign.test(text.replaceAll(BRAND.name.en, '')));
