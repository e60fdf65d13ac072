import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LateMessages } from '#web/app/i18n/late-messages.tsx';
import { regionName } from '#web/app/i18n/regions.ts';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './airport-combobox.module.css';
import { browsePlaces, groupPlaces } from './group-places.ts';
import type { Place } from './place.ts';
import { PlaceOption } from './place-option.tsx';
import { recentPlaces } from './recent-places.ts';
import { type SpellingsByAirport, searchable, searchPlaces } from './search-places.ts';
import { loadSpellings } from './spellings.ts';

// A fieldset is for forms; a listbox groups its options by role (APG).
const groupUnder = (headingId: string) => ({ role: 'group', 'aria-labelledby': headingId });

const useSpellings = (): SpellingsByAirport | undefined => {
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
};

export type PlaceListProps = {
  id: string;
  label: string;
  places: readonly Place[];
  chosen: string | null;
  typed: string;
  active: number;
  /** Called with the places in their order, whenever it changes. */
  onOptions: (options: readonly Place[]) => void;
  onChoose: (place: Place) => void;
};

/** The list under an airport field: recent places, countries and regions, or what matches the typed text. */
export function PlaceList(props: PlaceListProps) {
  return (
    <LateMessages features={['region']}>
      <NamedPlaceList {...props} />
    </LateMessages>
  );
}

function NamedPlaceList(props: PlaceListProps) {
  const { id, label, places, chosen, typed, active, onOptions, onChoose } = props;
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
        ? browsePlaces(places, recentPlaces(globalThis.localStorage), order)
        : groupPlaces(searchPlaces(index, typed)),
    [index, places, typed, order],
  );
  const options = useMemo(() => groups.flatMap((group) => group.places), [groups]);

  useLayoutEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useLayoutEffect(() => onOptions(options), [options, onOptions]);
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
              {heading === 'RECENT'
                ? intl.formatMessage({ id: 'airport-combobox.recent' })
                : regionName(intl, heading)}
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
