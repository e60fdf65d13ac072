import { createIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { BCP47, type Locale } from '#schema/codes/base/locales.ts';
import type { Feature, MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { messagesOf } from './messages-of.ts';

type Values = Parameters<ReturnType<typeof createIntl>['formatMessage']>[1];

/**
 * A text of the catalogues as a page shows it; most are in the feature with which their id begins.
 */
export function textOf(
  locale: Locale,
  id: MessageId,
  values: Values = {},
  feature = id.slice(0, id.indexOf('.')) as Feature,
): string {
  const messages = messagesOf(locale, [feature]);
  return String(createIntl({ locale: BCP47[locale], messages }).formatMessage({ id }, values));
}

/** The title of the document of a page with that name. */
export const titleOf = (locale: Locale, page: string): string =>
  textOf(locale, 'shell.title', { page, airline: BRAND.name[locale] });
