import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { DEFAULT_LOCALE } from '#schema/codes/base/locales.ts';
import type { Feature } from './message-ids.gen.ts';
import { useMessages } from './messages.ts';
import { useLocale } from './use-locale.ts';

/**
 * Loads texts with a lazily loaded part of a page (a dialog, a list), so that the page's first load
 * goes without them. Suspends until they are there; the part is in a `Suspense` anyway. Browser
 * only.
 */
export function LazyMessages({
  features,
  children,
}: {
  features: readonly Feature[];
  children: ReactNode;
}) {
  const { locale, messages } = useIntl();
  const late = useMessages(useLocale(), features);
  // one object as long as the texts are the same, or everything below would render again with each
  // key stroke
  const all = useMemo(() => ({ ...messages, ...late }) as typeof messages, [messages, late]);
  return (
    <IntlProvider locale={locale} defaultLocale={DEFAULT_LOCALE} messages={all}>
      {children}
    </IntlProvider>
  );
}
