import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { use } from 'react';
import type { Locale } from '#schema/codes/base/locales.ts';
import { fileOf, filesOf } from './message-files.ts';
import type { Feature, MessageId } from './message-ids.gen.ts';

export type Messages = Record<string, MessageFormatElement[]>;

/**
 * Hashed addresses only: the texts themselves stay out of the bundle, and a page fetches its own
 * locale's.
 */
const ADDRESSES = import.meta.glob<string>('./compiled/*/*.gen.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of the file with a feature's texts. */
export function messagesAddress(locale: Locale, feature: Feature): string {
  const address = ADDRESSES[`./compiled/${locale}/${fileOf(feature)}.gen.json`];
  if (!address) throw new Error(`no messages for ${feature} in ${locale}`);
  return address;
}

/** React's use() returns at once when a promise carries its own outcome. */
type Tracked = Promise<Messages> & { status?: 'fulfilled'; value?: Messages };

const loading = new Map<string, Tracked>();

/** Fetches a feature's texts once per document; a failed attempt may be tried again. */
export function loadMessages(locale: Locale, feature: Feature): Promise<Messages> {
  const key = `${locale}/${fileOf(feature)}`;
  const known = loading.get(key);
  if (known) return known;
  const request: Tracked = fetch(messagesAddress(locale, feature), {
    credentials: 'same-origin',
  }).then(async (response) => {
    if (!response.ok) throw new Error(`messages ${key}: ${response.status}`);
    const messages = (await response.json()) as Messages;
    request.status = 'fulfilled';
    request.value = messages;
    return messages;
  });
  request.catch(() => loading.delete(key));
  loading.set(key, request);
  return request;
}

type ServerMessages = (locale: Locale, feature: Feature) => Messages;
let serverMessages: ServerMessages | undefined;

/** On the server every text is in memory; `messages.server.ts` passes them in once. */
export function installServerMessages(source: ServerMessages) {
  serverMessages = source;
}

/**
 * The input of IntlProvider: one table, the same object as long as locale and features are the
 * same.
 */
export type MessageTable = Record<MessageId, MessageFormatElement[]>;

const tables = new Map<string, MessageTable>();

/** The texts of several features in one table; suspends in the browser until they are there. */
export function useMessages(locale: Locale, features: readonly Feature[]): MessageTable {
  // always through use(): a render that was suspended there must call it again when it resumes
  const ofServer = serverMessages;
  const parts = ofServer
    ? features.map((feature) => ofServer(locale, feature))
    : filesOf(features).map((file) => use(loadMessages(locale, file)));
  const key = `${locale} ${features.join(' ')}`;
  const table = tables.get(key) ?? (Object.assign({}, ...parts) as MessageTable);
  tables.set(key, table);
  return table;
}
