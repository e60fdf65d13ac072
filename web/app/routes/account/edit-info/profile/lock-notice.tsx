import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import type { EditedMemberFragment } from '#web/app/routes/account/edit-info/edited-member.gen.ts';
import { Notice } from '#web/app/ui/notice.tsx';

/**
 * Why a part of the profile is read-only, and whom to call about it (RULES 2.25): the text of the
 * code has the phone.
 */
export function LockNotice({ locks }: Pick<EditedMemberFragment['profile'], 'locks'>) {
  const codeText = useCodeText();
  const [lock] = locks;
  if (!lock) return null;
  return (
    <Notice title={<FormattedMessage id="account-edit-info.profile.locked" />}>
      {codeText(lock.reason)}
    </Notice>
  );
}
