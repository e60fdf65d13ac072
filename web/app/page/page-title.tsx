import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';

type PageTitleProps = { id: MessageId; values?: Record<string, string> } | { text: string };

/**
 * The document's title, "Page | Airline": a message with its arguments, or a text in the user's
 * language.
 */
export function PageTitle(props: PageTitleProps) {
  const intl = useIntl();
  const page = 'text' in props ? props.text : intl.formatMessage({ id: props.id }, props.values);
  const title = intl.formatMessage(
    { id: 'shell.title' },
    { page, airline: BRAND.name[useLocale()] },
  );
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={page} />
    </>
  );
}
