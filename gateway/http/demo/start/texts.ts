import { IntlMessageFormat } from 'intl-messageformat';
import { BRAND } from '#schema/codes/brand.ts';
import { BCP47, isLocale, type Locale } from '#schema/codes/locales.ts';
import { preferredLocale } from '../mailbox/texts.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };

type MessageId = keyof typeof en;

const CATALOGUES: Record<Locale, Record<MessageId, string>> = { en, 'zh-hk': zhHk, ja };

/** The words of the demo's first page in one language. */
export type StartTexts = {
  readonly locale: Locale;
  readonly lang: string;
  t(id: MessageId, values?: Record<string, string | number>): string;
  /** What a scenario is, in a sentence; its name where there is none. */
  scenario(name: string): string;
  /** Day and time in the commercial zone. */
  when(instant: Date): string;
};

const isMessageId = (id: string): id is MessageId => Object.hasOwn(en, id);

/** The wish in the address wins over what the browser asks for. */
export const startTexts = (wish: string | undefined, acceptLanguage: string): StartTexts => {
  const locale = isLocale(wish) ? wish : preferredLocale(acceptLanguage);
  const lang = BCP47[locale];
  const t: StartTexts['t'] = (id, values) =>
    String(new IntlMessageFormat(CATALOGUES[locale][id], lang).format(values));
  const clock = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : lang, {
    timeZone: BRAND.commercialZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return {
    locale,
    lang,
    t,
    scenario: (name) => (isMessageId(name) ? t(name) : name),
    when: (instant) => clock.format(instant),
  };
};
