import { readFileSync } from 'node:fs';
import type { Locale } from '#schema/codes/base/locales.ts';
import { fileOf } from '#web/app/i18n/message-files.ts';
import type { Feature } from '#web/app/i18n/message-ids.gen.ts';
import type { MessageTable } from '#web/app/i18n/messages.ts';

const COMPILED = `${import.meta.dirname}/../i18n/compiled`;

/**
 * The texts of features, and no others that are in their files; `npm run generate:messages` must
 * have run.
 */
export function messagesOf(locale: Locale, features: readonly Feature[]): MessageTable {
  const read = (feature: Feature) => {
    const file = fileOf(feature);
    const texts = JSON.parse(readFileSync(`${COMPILED}/${locale}/${file}.gen.json`, 'utf8'));
    if (file === feature && feature !== 'shell') return texts;
    return Object.fromEntries(Object.entries(texts).filter(([id]) => id.startsWith(`${feature}.`)));
  };
  return Object.assign({}, ...features.map(read));
}
