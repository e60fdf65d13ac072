import { IntlMessageFormat } from 'intl-messageformat';
import { BRAND } from '#schema/codes/brand.ts';
import { BCP47, DEFAULT_LOCALE, isLocale, type Locale } from '#schema/codes/locales.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };

type MessageId = keyof typeof en;

const CATALOGUES: Record<Locale, Record<MessageId, string>> = { en, 'zh-hk': zhHk, ja };

/** The few words of the mailbox page in one language. */
export interface MailboxTexts {
  locale: Locale;
  lang: string;
  t(id: MessageId, values?: Record<string, string | number>): string;
  /** Day and time in the commercial zone. */
  when(instant: Date): string;
}

const textsOf = (locale: Locale): MailboxTexts => {
  const lang = BCP47[locale];
  const when = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : lang, {
    timeZone: BRAND.commercialZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return {
    locale,
    lang,
    t: (id, values) => String(new IntlMessageFormat(CATALOGUES[locale][id], lang).format(values)),
    when: (instant) => when.format(instant),
  };
};

/** The language of the site that a browser would rather read. */
export const preferredLocale = (acceptLanguage: string): Locale =>
  acceptLanguage
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .map((language): Locale | null => {
      if (language === 'zh') return 'zh-hk';
      return isLocale(language) ? language : null;
    })
    .find((locale) => locale !== null) ?? DEFAULT_LOCALE;

/** The wish in the address wins over what the browser asks for. */
export const mailboxTexts = (wish: string | undefined, acceptLanguage: string): MailboxTexts =>
  textsOf(isLocale(wish) ? wish : preferredLocale(acceptLanguage));
