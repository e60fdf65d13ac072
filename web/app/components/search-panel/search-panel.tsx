import { type FormEvent, lazy, Suspense, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import {
  type PlaceAirport,
  placeOf,
  placesOf,
} from '#web/app/components/airport-combobox/place.ts';
import { dayIn } from '#web/app/i18n/format/days.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { preloadPage } from '#web/app/page/route-preloader.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Segmented } from '#web/app/ui/segmented.tsx';
import { BoundList } from './bound-list.tsx';
import type { CalendarOpening } from './calendar-opening.ts';
import { PartyField } from './party-field.tsx';
import { type SearchDraft, withTrip } from './search-draft.ts';
import styles from './search-panel.module.css';
import { type SearchField, searchProblems } from './search-problems.ts';
import { SEARCH_PATH, searchAddress } from './search-query.ts';
import { SingleTrip } from './single-trip.tsx';
import { useProblemText } from './use-problem-text.ts';

// The calendar loads when a date is first wanted.
const importCalendar = () => import('./calendar-of-draft.tsx');
const CalendarOfDraft = lazy(() =>
  importCalendar().then(({ CalendarOfDraft }) => ({ default: CalendarOfDraft })),
);

/** The types of trip in the order in which they are offered. */
const TRIP_CHOICES = [
  { value: 'ROUND_TRIP', text: 'search-panel.roundTrip' },
  { value: 'ONE_WAY', text: 'search-panel.oneWay' },
  { value: 'MULTI_CITY', text: 'search-panel.multiCity' },
] as const;

export type SearchPanelProps = {
  /** All airports of the airline, named in the user's language. */
  airports: readonly PlaceAirport[];
  /** The gateway's clock when the page was made (`serverNow`), by which days are past. */
  now: string;
  /** What the panel holds; the page stores it, in its address for instance. */
  draft: SearchDraft;
  onChange: (draft: SearchDraft) => void;
};

/**
 * Asks where, when and who, and goes to the address of the results (`searchAddress`). The page's
 * handle lists the texts `search-panel` and `airport-combobox`. Without scripts it is a plain form
 * that leads to the same page.
 */
export function SearchPanel({ airports, now, draft, onChange }: SearchPanelProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const [opening, setOpening] = useState<CalendarOpening | null>(null);
  const places = useMemo(() => placesOf(airports), [airports]);

  const todayAt = (place: string | null) =>
    dayIn(now, placeOf(places, place)?.zone ?? BRAND.commercialZone);
  const problems = searchProblems(
    draft,
    todayAt,
    (code) => placeOf(places, code)?.cityCode ?? code,
  );
  const problemOf = (field: SearchField): string | undefined => {
    const found = isTried ? problems.find((problem) => problem.field === field) : undefined;
    return found && problemText(found.code);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = problems;
    if (first)
      form.current?.querySelector<HTMLElement>(`#${CSS.escape(id + first.field)}`)?.focus();
    else navigate(to(searchAddress(draft)));
  };
  // the page of the results loads while the panel is filled in, so that a search waits for flights
  // alone
  const loadResults = () => preloadPage(to(SEARCH_PATH));
  const prepare = () => {
    if (problems.length === 0) preloadPage(to(searchAddress(draft)));
  };
  const parts = {
    id,
    draft,
    places,
    problemOf,
    onChange,
    onCalendar: setOpening,
    onNearCalendar: () => void importCalendar(),
  };
  const party = (
    <PartyField
      id={`${id}party`}
      party={draft.party}
      cabin={draft.cabin}
      problem={problemOf('party')}
      onParty={(chosen) => onChange({ ...draft, party: chosen })}
      onCabin={(cabin) => onChange({ ...draft, cabin })}
    />
  );
  const submit = (
    <Button
      type="submit"
      size="lg"
      className={styles.submit}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {intl.formatMessage({ id: 'search-panel.search' })}
    </Button>
  );

  return (
    <form
      ref={form}
      method="get"
      action={to(SEARCH_PATH)}
      noValidate
      aria-label={intl.formatMessage({ id: 'search-panel.label' })}
      className={styles.panel}
      onSubmit={search}
      onFocus={loadResults}
      onPointerDown={loadResults}
    >
      <div className={styles.trip}>
        <Segmented
          label={intl.formatMessage({ id: 'search-panel.trip' })}
          name="trip"
          options={TRIP_CHOICES.map(({ value, text }) => ({
            value,
            label: intl.formatMessage({ id: text }),
          }))}
          value={draft.trip}
          onChange={(trip) => onChange(withTrip(draft, trip))}
        />
      </div>
      {draft.trip === 'MULTI_CITY' ? (
        <BoundList {...parts}>
          {party}
          {submit}
        </BoundList>
      ) : (
        <SingleTrip {...parts}>
          {party}
          {submit}
        </SingleTrip>
      )}
      {opening && (
        <Suspense>
          <CalendarOfDraft
            opening={opening}
            draft={draft}
            todayAt={todayAt}
            onChange={onChange}
            onClose={() => setOpening(null)}
          />
        </Suspense>
      )}
    </form>
  );
}
