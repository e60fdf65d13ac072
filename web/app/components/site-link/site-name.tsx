import { BRAND } from '#schema/codes/base/brand.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';

/** The name of a page, a part or an area of the site; some have the club's name in them. */
export function SiteName({ of: { message } }: { of: { readonly message: MessageId } }) {
  return <FormattedMessage id={message} values={{ club: BRAND.clubName[useLocale()] }} />;
}
