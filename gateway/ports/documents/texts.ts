import { type Catalogues, catalogueOf, type Say } from '#gateway/texts/message-catalogue.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { brandWords } from '#schema/codes/base/brand-words.ts';
import { BCP47, inLocale, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { DOCUMENT_NAMES } from '#schema/codes/names/document-names.ts';
import { FARE_BRAND_NAMES } from '#schema/codes/names/fare-brand-names.ts';
import { isTaxCode, OTHER_TAX, TAX_NAMES } from '#schema/codes/names/tax-names.ts';
import {
  ONLINE_ACTIONS,
  type OnlineAction,
  onlineBranch,
} from '#schema/codes/orders/online-actions.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import { formatDay } from '#schema/format/days.ts';
import { formatMoney } from '#schema/format/money.ts';
import { personName } from '#schema/format/person-name.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { localDay, localTime, type Moment } from '#schema/rules/base/time.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };

export type MessageId = keyof typeof en;

/** The sentences, dates, times and money of e-mails and receipts in one language. */
export interface Texts {
  locale: Locale;
  /** BCP 47. */
  lang: string;
  airline: string;
  t: Say<MessageId>;
  /** What a tax is by its code on the ticket. */
  tax(code: string): string;
  /** The kind of a travel document. */
  document(type: DocumentType): string;
  /** A fare brand with its cabin. */
  brand(code: FareBrandCode): string;
  /** `CNY 2,340`, as on the site. */
  money(value: Money): string;
  /** A name on a ticket as people write it: `Yuki Sato`, `SATO YUKI`. */
  person(onTicket: string): string;
  /** `24 Dec 2026`, `2026年12月24日`. */
  date(day: LocalDate): string;
  /** The same with the weekday. */
  longDate(day: LocalDate): string;
  /** The local day of an instant. */
  dateOf(moment: Moment): string;
  /** `14:05`, local. */
  time(moment: Moment): string;
  duration(minutes: number): string;
  /** Codes and numbers one after the other: `MG523, MG528`. */
  list(items: readonly string[]): string;
  /** Day and time in the commercial zone, which is named (RULES 1.7). */
  deadline(instant: Date): string;
}

const CATALOGUES: Catalogues<MessageId> = { en, 'zh-hk': zhHk, ja };

/**
 * Of messages that choose between online and by phone: `{CHECK_IN, select, online {…} other {…}}`.
 */
const ONLINE_BRANCHES = Object.fromEntries(
  (Object.keys(ONLINE_ACTIONS) as OnlineAction[]).map((action) => [action, onlineBranch(action)]),
);

function textsOf(locale: Locale, onEnglish?: (text: string) => void): Texts {
  const lang = BCP47[locale];
  const always = { ...ONLINE_BRANCHES, ...brandWords(locale) };
  const t = catalogueOf(CATALOGUES, locale, always, onEnglish);
  const time = ({ instant, zone }: Moment): string => localTime(instant, zone);
  const dateOf = ({ instant, zone }: Moment): string => formatDay(locale, localDay(instant, zone));
  return {
    locale,
    lang,
    airline: BRAND.name[locale],
    t,
    tax: (code) => inLocale(isTaxCode(code) ? TAX_NAMES[code] : OTHER_TAX, locale),
    document: (type) => inLocale(DOCUMENT_NAMES[type], locale),
    brand: (code) => inLocale(FARE_BRAND_NAMES[code], locale),
    money: (value) => formatMoney(locale, value),
    person: (onTicket) => personName(locale, onTicket),
    date: (value) => formatDay(locale, value),
    longDate: (value) => formatDay(locale, value, 'weekday'),
    dateOf,
    time,
    duration: (minutes) =>
      t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    list: (items) => items.join(t('comma')),
    deadline(instant) {
      const moment = { instant, zone: BRAND.commercialZone };
      return t('time.commercial', { time: `${dateOf(moment)} ${time(moment)}` });
    },
  };
}

const TEXTS = Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])) as Record<
  Locale,
  Texts
>;

/**
 * The texts of a language.
 * @param onEnglish is given what is said in English, where the language has no translation
 */
export const textsFor = (locale: Locale, onEnglish?: (text: string) => void): Texts =>
  onEnglish ? textsOf(locale, onEnglish) : TEXTS[locale];
