import { readFileSync } from 'node:fs';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { Feature } from '#web/app/i18n/message-ids.gen.ts';
import type { MessageTable } from '#web/app/i18n/messages.ts';

/** The texts of features as the browser has them; `npm run generate:messages` must have run. */
export function messagesOf(locale: Locale, features: readonly Feature[]): MessageTable {
  const read = (feature: Feature) =>
    JSON.parse(
      readFileSync(`${import.meta.dirname}/../i18n/compiled/${locale}/${feature}.gen.json`, 'utf8'),
    );
  return Object.assign({}, ...features.map(read));
}
