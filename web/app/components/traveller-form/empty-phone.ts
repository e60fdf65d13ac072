import type { Locale } from '#schema/codes/base/locales.ts';

/** A telephone number in the two boxes of a form. */
type PhoneBoxes = { readonly areaCode: string; readonly number: string };

/** Where the user most likely has a telephone: the one rule for every form. */
const AREA_CODE = { en: '86', 'zh-hk': '852', ja: '81' } as const satisfies Record<Locale, string>;

/**
 * A phone before it is typed, with the calling code that is most likely in the language of the
 * page.
 */
export const emptyPhone = (locale: Locale): PhoneBoxes => ({
  areaCode: AREA_CODE[locale],
  number: '',
});
