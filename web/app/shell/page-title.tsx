import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/brand.ts';
import type { MessageId } from '../i18n/message-ids.gen.ts';
import { useLocale } from '../i18n/use-locale.ts';

/** The document's title, "Page | Airline". `values` are the message's arguments. */
export function PageTitle({ id, values }: { id: MessageId; values?: Record<string, string> }) {
  const intl = useIntl();
  const page = intl.formatMessage({ id }, values);
  const title = intl.formatMessage(
    { id: 'shell.title' },
    { page, airline: BRAND.name[useLocale()] },
  );
  return <title>{title}</title>;
}
