import type { Locale } from '#schema/codes/base/locales.ts';
import { fileOf } from './message-files.ts';
import type { Feature } from './message-ids.gen.ts';
import { installServerMessages, type Messages, type MessageTable } from './messages.ts';

const ALL = import.meta.glob<Messages>('./compiled/*/*.gen.json', {
  import: 'default',
  eager: true,
});

function find(locale: Locale, feature: Feature): Messages {
  const messages = ALL[`./compiled/${locale}/${fileOf(feature)}.gen.json`];
  if (!messages) throw new Error(`no messages for ${feature} in ${locale}`);
  return messages;
}

/** Called, not imported for its effect: bundlers drop modules that are only imported. */
export const installServerCatalogues = () => installServerMessages(find);

/** The texts of some features, for answers of the server without a page. */
export const tableOf = (locale: Locale, features: readonly Feature[]): MessageTable =>
  Object.assign({}, ...features.map((feature) => find(locale, feature)));
