import { FormattedMessage } from 'react-intl';
import styles from './error-summary.module.css';
import type { SummaryLine } from './summary-lines.ts';

/** An error as a link to its field. `owner` in front where no heading says it. */
export function SummaryEntry({ line, owner }: { line: SummaryLine; owner?: string | null }) {
  const { text, label, controlId } = line;
  const field = [owner, label].filter(Boolean).join(' · ');
  const words = field ? (
    <FormattedMessage id="forms.summary.field" values={{ field, text }} />
  ) : (
    text
  );
  if (!controlId) return words;
  return (
    <a
      href={`#${controlId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(controlId)?.focus();
      }}
    >
      {words}
    </a>
  );
}

/** Errors one below the other. */
export function SummaryList({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.name}>
          <SummaryEntry line={line} />
        </li>
      ))}
    </ul>
  );
}
