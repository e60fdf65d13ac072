import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import type { Section } from './article.ts';
import styles from './contents.module.css';

interface ContentsProps {
  sections: readonly Pick<Section, 'id' | 'title'>[];
  numbered: boolean;
}

/** The table of contents: folded on small screens, open at the side of the page on wide ones. */
export function Contents(props: ContentsProps) {
  return (
    <div data-screen-only="">
      <details className={styles.folded}>
        <summary className={styles.summary}>
          <FormattedMessage id="article.contents" />
          <Icon name="chevron-down" size="1.25rem" />
        </summary>
        <Links {...props} />
      </details>
      <div className={styles.open}>
        <p className={styles.label}>
          <FormattedMessage id="article.contents" />
        </p>
        <Links {...props} />
      </div>
    </div>
  );
}

function Links({ sections, numbered }: ContentsProps) {
  return (
    <ol className={styles.links}>
      {sections.map(({ id, title }, at) => (
        <li key={id}>
          <a href={`#${id}`}>
            {numbered && <span className={styles.number}>{at + 1}.</span>}
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
