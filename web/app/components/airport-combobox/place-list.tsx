import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { LazyMessages } from '#web/app/i18n/lazy-messages.tsx';
import { regionName } from '#web/app/i18n/regions.ts';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './airport-combobox.module.css';
import { browsePlaces, groupPlaces } from './group-places.ts';
import { listHeight } from './list-height.ts';
import type { Place } from './place.ts';
import { PlaceOption } from './place-option.tsx';
import { withCityLast, withoutCity } from './popular-places.ts';
import { recentPlaces } from './recent-places.ts';
import { type SpellingsByAirport, searchable, searchPlaces } from './search-places.ts';
import { loadSpellings } from './spellings.ts';

// A fieldset is for forms; a listbox groups its options by role (APG).
const groupUnder = (headingId: string) => ({ role: 'group', 'aria-labelledby': headingId });

function useSpellings(): SpellingsByAirport | undefined {
  const [spellings, setSpellings] = useState<SpellingsByAirport>();
  useEffect(() => {
    let shown = true;
    loadSpellings().then(
      (all) => shown && setSpellings(all),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, []);
  return spellings;
}

/** The places of the list, and what was typed when they were found. */
export type FoundPlaces = { readonly of: string; readonly options: readonly Place[] };

export type PlaceListProps = {
  id: string;
  label: string;
  places: readonly Place[];
  chosen: string | null;
  typed: string;
  active: number;
  /** The city at the other end of the bound, which is not offered. */
  otherCity: string | undefined;
  /** Called with the places in their order and the text they are for, whenever either changes. */
  onOptions: (found: FoundPlaces) => void;
  onChoose: (place: Place) => void;
};

/**
 * The list under an airport field: recent places, countries and regions, or what matches the typed
 * text.
 */
export function PlaceList(props: PlaceListProps) {
  return (
    <LazyMessages features={['region']}>
      <NamedPlaceList {...props} />
    </LazyMessages>
  );
}

function headingText(intl: IntlShape, heading: string): string {
  if (heading === 'RECENT') return intl.formatMessage({ id: 'airport-combobox.recent' });
  if (heading === 'POPULAR') return intl.formatMessage({ id: 'airport-combobox.popular' });
  return regionName(intl, heading);
}

function NamedPlaceList(props: PlaceListProps) {
  const { id, label, places, chosen, typed, active, otherCity, onOptions, onChoose } = props;
  const intl = useIntl();
  const spellings = useSpellings();
  const list = useRef<HTMLDivElement>(null);
  const order = useMemo(
    () => ({
      isHome: (place: Place) => BRAND.hubs.some((hub) => place.airportCodes.includes(hub)),
      regionName: (code: string) => regionName(intl, code),
      compare: new Intl.Collator(intl.locale).compare,
    }),
    [intl],
  );
  const index = useMemo(() => searchable(places, spellings), [places, spellings]);
  const groups = useMemo(
    () =>
      typed.trim() === ''
        ? browsePlaces(withoutCity(places, otherCity), recentPlaces(globalThis.localStorage), order)
        : groupPlaces(withCityLast(searchPlaces(index, typed), otherCity)),
    [index, places, typed, order, otherCity],
  );
  const options = useMemo(() => groups.flatMap((group) => group.places), [groups]);

  useLayoutEffect(() => {
    if (!list.current) return;
    const { top } = list.current.getBoundingClientRect();
    const height = listHeight(globalThis.visualViewport?.height ?? innerHeight, top);
    if (height === null) list.current.scrollIntoView({ block: 'nearest' });
    else list.current.style.maxBlockSize = `min(26rem, ${height}px)`;
  }, []);
  useLayoutEffect(() => onOptions({ of: typed, options }), [options, typed, onOptions]);
  useLayoutEffect(() => {
    if (active >= 0)
      list.current
        ?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)
        ?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  return (
    <div className={styles.list} onPointerDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label={label} ref={list} className={styles.options}>
        {groups.map(({ heading, places: inGroup }) => (
          <div key={heading} {...groupUnder(`${id}-${heading}`)}>
            <div id={`${id}-${heading}`} className={styles.heading} role="presentation">
              {headingText(intl, heading)}
            </div>
            {inGroup.map((place) => {
              const at = options.indexOf(place);
              return (
                <PlaceOption
                  key={place.code}
                  id={`${id}-${at}`}
                  place={place}
                  active={at === active}
                  chosen={place.code === chosen}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="airport-combobox.none" values={{ typed }} />
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {typed && (
            <FormattedMessage id="airport-combobox.count" values={{ count: options.length }} />
          )}
        </span>
      </VisuallyHidden>
    </div>
  );
}
