import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';

/** A link that opens no change: it has expired, was used, or is not whole. */
export function LinkOver() {
  const codeText = useCodeText();
  const to = useLocalePath();
  return (
    <>
      <Notice tone="warning">{codeText('CONTACT_CHANGE_NOT_FOUND')}</Notice>
      <TextLink alone to={to('/account')}>
        <FormattedMessage id="account-undo-contact.toAccount" />
      </TextLink>
    </>
  );
}
