import { FormattedMessage } from 'react-intl';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Notice } from '#web/app/ui/plain/notice.tsx';
import type { ArticleTraits } from './article.ts';
import styles from './draft-note.module.css';

/** Says of a legal text which version it is, and that it is a draft. */
export function DraftNote({ version, date }: NonNullable<ArticleTraits['draft']>) {
  return (
    <Notice
      tone="warning"
      className={styles.note}
      title={
        <FormattedMessage id="article.version" values={{ version, date: <Day value={date} /> }} />
      }
    >
      <FormattedMessage id="article.draft" />
    </Notice>
  );
}
