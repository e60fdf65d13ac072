import { useWatch } from 'react-hook-form';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Notice } from '#web/app/ui/notice.tsx';

/**
 * Why numbers of documents that had been typed are blank after a reload; gone when all are there
 * again.
 */
export function LostNumbers({ paths }: { paths: readonly string[] }) {
  const numbers: readonly unknown[] = useWatch({ name: paths });
  if (paths.length === 0 || numbers.every(Boolean)) return null;
  return (
    <Notice role="status">
      <FormattedMessage id="forms.lostNumbers" />
    </Notice>
  );
}
