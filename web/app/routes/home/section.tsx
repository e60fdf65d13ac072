import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A part of the page under its heading. `tone` club is on gold, quiet on grey. */
export function Section({
  title,
  lead,
  tone = 'plain',
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  tone?: 'plain' | 'quiet' | 'club';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} data-tone={tone}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
