import { useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import { flightHit } from './flight-hit.ts';
import styles from './search-dialog.module.css';
import { searchKey } from './search-key.ts';
import { SearchResult } from './search-result.tsx';
import { searchable, searchSite, wordsOf } from './search-site.ts';
import type { SiteIndex } from './site-index.ts';
import { suggestedPages } from './suggestions.ts';

const EMPTY: SiteIndex = { pages: [], airports: [], questions: [] };

// A fieldset is for forms; a listbox groups its options by role (APG).
const groupUnder = (headingId: string) => ({ role: 'group', 'aria-labelledby': headingId });

/** A dialog that opens focuses the element with this attribute, which React does not render. */
const focusFirst = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

interface SearchFieldProps {
  /** Undefined until it has loaded; what is typed meanwhile stays. */
  index: SiteIndex | undefined;
  /** Called when a result is opened. */
  onOpen: () => void;
}

/** The field and its results: an editable combobox whose list is always there (APG). */
export function SearchField({ index = EMPTY, onOpen }: SearchFieldProps) {
  const intl = useIntl();
  const localePath = useLocalePath();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  /** Enter opens the likeliest, until another is marked. */
  const [active, setActive] = useState<number>();
  const looked = useDeferredValue(typed);

  const site = useMemo(() => searchable(index), [index]);
  const words = useMemo(() => wordsOf(looked), [looked]);
  const flightText = intl.formatMessage({ id: 'site-search.flightToday' });
  const found = useMemo(
    () => [...flightHit(looked, new Date(), localePath, flightText), ...searchSite(site, looked)],
    [site, looked, localePath, flightText],
  );
  const isLooking = words.length > 0;
  const groups = found.length > 0 ? found : [suggestedPages(index, localePath)];
  const addresses = groups.flatMap((group) => group.hits.map((hit) => hit.to));
  const count = found.reduce((sum, group) => sum + group.hits.length, 0);
  const marked = Math.min(active ?? (found.length > 0 ? 0 : -1), addresses.length - 1);
  const optionAt = (at: number) =>
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${listId}-${at}`)}`);

  useLayoutEffect(() => {
    if (marked >= 0)
      document.getElementById(`${listId}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [marked, listId]);

  return (
    <>
      <div className={styles.field}>
        <Icon name="search" size="1.25rem" />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          ref={focusFirst}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          aria-label={intl.formatMessage({ id: 'site-search.label' })}
          placeholder={intl.formatMessage({ id: 'site-search.placeholder' })}
          value={typed}
          aria-autocomplete="list"
          aria-expanded={addresses.length > 0}
          aria-controls={addresses.length > 0 ? listId : undefined}
          aria-activedescendant={marked >= 0 ? `${listId}-${marked}` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(undefined);
          }}
          onKeyDown={(event) => {
            const action = searchKey(event, marked, addresses.length);
            if (!action) return;
            event.preventDefault();
            if (action.kind === 'move') setActive(action.to);
            else optionAt(marked)?.click();
          }}
        />
      </div>
      {isLooking && found.length === 0 && index !== EMPTY && (
        <p className={styles.note}>
          <FormattedMessage id="site-search.none" values={{ typed: looked.trim() }} />
        </p>
      )}
      {addresses.length > 0 && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={intl.formatMessage({ id: 'site-search.results' })}
        >
          {groups.map(({ kind, hits }) => (
            <div key={kind} {...groupUnder(`${listId}-${kind}`)}>
              <div id={`${listId}-${kind}`} className={styles.heading} role="presentation">
                {found.length > 0 ? (
                  <FormattedMessage id={`site-search.${kind}`} />
                ) : (
                  <FormattedMessage id="site-search.suggestions" />
                )}
              </div>
              {hits.map((hit) => {
                const at = addresses.indexOf(hit.to);
                return (
                  <SearchResult
                    key={hit.to}
                    id={`${listId}-${at}`}
                    hit={hit}
                    words={words}
                    active={at === marked}
                    onOpen={onOpen}
                  />
                );
              })}
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {isLooking && <FormattedMessage id="site-search.count" values={{ count }} />}
        </span>
      </VisuallyHidden>
    </>
  );
}
