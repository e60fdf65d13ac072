import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHydrated } from '#web/app/session/use-hydrated.ts';
import styles from './airport-combobox.module.css';
import { comboboxKey } from './combobox-key.ts';
import { type Place, placeOf, placeText, shownCode } from './place.ts';
import type { FoundPlaces } from './place-list.tsx';
import { rememberPlace } from './recent-places.ts';

// The list, its search and the spellings load when the field is first touched: most visits never
// open it.
const PlaceList = lazy(() =>
  import('./place-list.tsx').then(({ PlaceList }) => ({ default: PlaceList })),
);

// Said aloud: the datalist which would imply it is there only for browsers without scripts.
const ROLE = { role: 'combobox' } as const;

const fieldText = (place: Place | undefined, isAlive: boolean): string =>
  place && isAlive ? `${place.city} (${shownCode(place)})` : placeText(place);

export type AirportComboboxProps = {
  /** The field's id; a link in a summary of problems leads to it. */
  id: string;
  /** Under which a plain form sends it. */
  name?: string;
  label: string;
  places: readonly Place[];
  /** IATA code of the chosen airport or city. */
  value: string | null;
  /** What is chosen at the other end of the bound: it is not offered here. */
  other?: string | null;
  onChange: (code: string | null) => void;
  /** What is wrong with the choice, in the user's language. */
  problem?: string | undefined;
};

/**
 * Where from or where to: an editable combobox with a list (APG), which takes codes, names, pinyin
 * and kana.
 */
export function AirportCombobox(props: AirportComboboxProps) {
  const { id, name, label, places, value, other, onChange, problem } = props;
  const intl = useIntl();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isAlive = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [found, setFound] = useState<FoundPlaces>({ of: '', options: [] });
  // pressed before the list had caught up with what was typed
  const [isAwaited, setAwaited] = useState(false);
  const isCurrent = found.of === (typed ?? '');
  const options = isCurrent ? found.options : [];

  const place = placeOf(places, value);
  const shown =
    isAlive && place?.airport === null
      ? intl.formatMessage({ id: 'airport-combobox.wholeCity' }, { city: place.city })
      : fieldText(place, isAlive);
  const isUnknown = !isOpen && typed !== null && typed.trim() !== '';
  const message = isUnknown
    ? intl.formatMessage({ id: 'airport-combobox.unknown' }, { typed })
    : problem;
  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const choose = (place: Place) => {
    rememberPlace(globalThis.localStorage, place.code);
    onChange(place.code);
    setTyped(null);
    setOpen(false);
  };
  const isBehind = isOpen && !isCurrent && typed !== null && typed.trim() !== '';
  const leave = () => {
    if (isBehind) return setAwaited(true);
    const likeliest = options[active];
    setOpen(false);
    if (typed === null) return;
    if (likeliest && typed.trim() !== '') return choose(likeliest);
    if (typed.trim() === '') setTyped(null);
    onChange(null);
  };
  useEffect(() => {
    if (!isAwaited || isBehind) return;
    setAwaited(false);
    leave();
  });

  return (
    <div className={styles.field} data-invalid={message ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        name={name}
        className={styles.input}
        type="text"
        {...ROLE}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        list={isAlive ? undefined : `${id}-places`}
        placeholder={intl.formatMessage({ id: 'airport-combobox.placeholder' })}
        value={typed ?? shown}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && options[active] ? `${listId}-${active}` : undefined}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}-problem` : undefined}
        onFocus={() => field.current?.select()}
        onClick={open}
        onBlur={leave}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(event.target.value.trim() === '' ? -1 : 0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isBehind && !event.nativeEvent.isComposing) {
            event.preventDefault();
            return setAwaited(true);
          }
          const action = comboboxKey(event, { isOpen, active, count: options.length });
          if (!action) return;
          if (action.prevents) event.preventDefault();
          if (action.kind === 'open') open();
          if (action.kind === 'move') setActive(action.to);
          if (action.kind === 'choose') choose(options[action.at] as Place);
          if (action.kind === 'close') {
            setOpen(false);
            setTyped(null);
          }
        }}
      />
      {isOpen && (
        <Suspense
          fallback={
            <div id={listId} className={`${styles.list} ${styles.waiting}`} aria-hidden="true" />
          }
        >
          <PlaceList
            id={listId}
            label={label}
            places={places}
            chosen={value}
            typed={typed ?? ''}
            active={active}
            otherCity={placeOf(places, other ?? null)?.cityCode}
            onOptions={setFound}
            onChoose={choose}
          />
        </Suspense>
      )}
      {message && (
        <p id={`${id}-problem`} className={styles.problem}>
          {message}
        </p>
      )}
      <noscript>
        <datalist id={`${id}-places`}>
          {places.map((place) => (
            <option key={place.code} value={placeText(place)} />
          ))}
        </datalist>
      </noscript>
    </div>
  );
}
