import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import type { EditedMemberFragment } from '#web/app/routes/account/edit-info/edited-member.gen.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextAnchor } from '#web/app/ui/text-link.tsx';

/** Why a part of the profile is read-only, and whom to call (RULES 2.25). */
export function LockNotice({ locks }: Pick<EditedMemberFragment['profile'], 'locks'>) {
  const codeText = useCodeText();
  const [lock] = locks;
  if (!lock) return null;
  return (
    <Notice title={<FormattedMessage id="account-edit-info.profile.locked" />}>
      {codeText(lock.reason)}{' '}
      <TextAnchor href={`tel:${BRAND.phone.e164}`}>{BRAND.phone.display}</TextAnchor>
    </Notice>
  );
}
