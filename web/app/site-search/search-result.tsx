import { Link } from 'react-router';
import { foundParts } from './found-parts.ts';
import styles from './search-result.module.css';
import type { Hit } from './search-site.ts';

/** A result is a link, which can be opened elsewhere too; in the list it is an option (APG). */
const OPTION = { role: 'option', tabIndex: -1 } as const;

interface SearchResultProps {
  id: string;
  hit: Hit;
  words: readonly string[];
  active: boolean;
  onOpen: () => void;
}

/** One result: its title, and a line below it. The field handles the keyboard. */
export function SearchResult({ id, hit, words, active, onOpen }: SearchResultProps) {
  const { to, title, text, code } = hit;
  return (
    <Link
      {...OPTION}
      id={id}
      to={to}
      aria-selected={active}
      className={styles.result}
      onClick={(event) => {
        // a click that opens another tab leaves the search as it is
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onOpen();
      }}
    >
      <span className={styles.words}>
        <span className={styles.title}>
          <Marked text={title} words={words} />
        </span>
        {text && (
          <span className={styles.text}>
            <Marked text={text} words={words} />
          </span>
        )}
      </span>
      {code && <span className={styles.code}>{code}</span>}
    </Link>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return foundParts(text, words).map((part) =>
    part.found ? <mark key={part.at}>{part.text}</mark> : part.text,
  );
}
