import en from '#gateway/simulated/payment-provider/sandbox/messages/en.json' with { type: 'json' };
import ja from '#gateway/simulated/payment-provider/sandbox/messages/ja.json' with { type: 'json' };
import zhHk from '#gateway/simulated/payment-provider/sandbox/messages/zh-hk.json' with {
  type: 'json',
};
import type { PaymentRecord } from '#gateway/simulated/payment-provider/sandbox/records.ts';
import { catalogueOf, type Say } from '#gateway/texts/message-catalogue.ts';
import { formatMoney } from '#schema/format/money.ts';

export type MessageId = keyof typeof en;
export type PageLocale = 'en' | 'zh-hk' | 'ja';

/** What one language needs: `t` for sentences, `amount` for money, `lang` for the document. */
export interface Texts {
  locale: PageLocale;
  lang: string;
  t: Say<MessageId>;
  amount(payment: PaymentRecord): string;
}

/** The languages of the page, each in its own name. */
export const PAGE_LOCALES: readonly { locale: PageLocale; lang: string; name: string }[] = [
  { locale: 'en', lang: 'en', name: 'English' },
  { locale: 'zh-hk', lang: 'zh-Hant-HK', name: '繁體中文' },
  { locale: 'ja', lang: 'ja', name: '日本語' },
];

const MESSAGES = { en, 'zh-hk': zhHk, ja };

const textsOf = (locale: PageLocale, lang: string): Texts => ({
  locale,
  lang,
  t: catalogueOf(MESSAGES, locale),
  // as on the site that sent the traveller here
  amount: ({ amount }) => formatMoney(locale, amount),
});

const TEXTS = new Map<string, Texts>(
  PAGE_LOCALES.map(({ locale, lang }) => [locale, textsOf(locale, lang)]),
);

/** The texts in the first preferred language that the page has, else in English. */
export const textsFor = (...wishes: (string | undefined)[]): Texts =>
  wishes.map((wish) => TEXTS.get(wish ?? '')).find((texts) => texts) ?? TEXTS.get('en')!;
