import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from '@formatjs/intl';
import { BCP47, type Locale } from '#schema/codes/base/locales.ts';
import { builtMessage } from '#web/app/i18n/built-message.ts';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { nameMessages } from '#web/app/i18n/name-catalogue.ts';

const APP = path.resolve(import.meta.dirname, '../../../web/app');

/** All texts of the site in one language, from the catalogues that its pages are made from. */
export function catalogueOf(locale: Locale): Record<string, string> {
  const files = globSync(`${APP}/**/messages/**/${locale}.json`);
  const written = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return Object.assign({}, ...written, nameMessages(locale));
}

/** A text of the site by its id, as the page says it; and all ids there are. */
export interface Say {
  (id: MessageId, values?: Record<string, string | number>): string;
  readonly ids: readonly string[];
}

const known = new Map<Locale, Say>();

/** Links within a text are part of its words to a user. */
const words = (parts: readonly unknown[]) => parts.join('');
const LINKS = { link: words, rules: words };

/** As the build makes them. */
const asBuilt = (
  locale: Locale,
  messages: Record<string, string>,
): Record<string, MessageFormatElement[]> =>
  Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, builtMessage(locale, parse(text))]),
  );

/**
 * What the site says in a language, so that a journey finds buttons and fields by the words a user
 * sees.
 */
export function wordsIn(locale: Locale): Say {
  const before = known.get(locale);
  if (before) return before;
  const messages = catalogueOf(locale);
  const intl = createIntl({ locale: BCP47[locale], messages: asBuilt(locale, messages) });
  const text = (id: MessageId, values?: Record<string, string | number>) =>
    String(intl.formatMessage({ id }, { ...LINKS, ...values }));
  const say: Say = Object.assign(text, { ids: Object.keys(messages) });
  known.set(locale, say);
  return say;
}
