import { useState } from 'react';
import type { Locale } from '#schema/codes/base/locales.ts';
import { filesOf } from '#web/app/i18n/message-files.ts';
import type { Feature } from '#web/app/i18n/message-ids.gen.ts';
import { messagesAddress } from '#web/app/i18n/messages.ts';

export type MessagePreloadProps = { locale: Locale; features: readonly Feature[] };

/**
 * The texts of the document, requested with it. Only the first page's: a later one has its texts
 * before it is shown, and an unused preload is a warning in the console.
 */
export function MessagePreload({ locale, features }: MessagePreloadProps) {
  const [first] = useState(() =>
    filesOf(features).map((feature) => messagesAddress(locale, feature)),
  );
  return first.map((address) => (
    <link key={address} rel="preload" as="fetch" crossOrigin="anonymous" href={address} />
  ));
}
