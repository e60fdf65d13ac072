import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Section } from '#web/app/components/article/article.ts';
import { questionsOf } from '#web/app/components/article/questions-of.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { SearchField } from '#web/app/routes/information/search-field.tsx';
import { questionFinder } from './find-questions.ts';
import styles from './help-search.module.css';

/** How many answers are shown; the rest are listed below anyway. */
const MOST = 6;

/** Finds questions of the page by words; each result leads to its answer below. */
export function HelpSearch({ sections }: { sections: readonly Section[] }) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  const find = useMemo(() => questionFinder(questionsOf(sections)), [sections]);
  const found = useMemo(
    () => (searched.trim() === '' ? null : find(searched).slice(0, MOST)),
    [find, searched],
  );
  return (
    <div className={styles.help}>
      <SearchField
        id="help-search"
        label={intl.formatMessage({ id: 'information-contact.search' })}
        hint={intl.formatMessage({ id: 'information-contact.searchHint' })}
        value={typed}
        onChange={setTyped}
        said={
          found && (
            <FormattedMessage id="information-contact.found" values={{ count: found.length }} />
          )
        }
      />
      {found && found.length > 0 && (
        <ul className={styles.results}>
          {found.map(({ id, question, topic }) => (
            <li key={id}>
              <Link to={`#${id}`} className={styles.result}>
                <span className={styles.question}>{question}</span>
                <span className={styles.topic}>{topic}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="information-contact.none" values={{ typed: searched }} />
        </p>
      )}
    </div>
  );
}
