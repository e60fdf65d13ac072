import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { BRAND } from '#schema/codes/brand.ts';
import { LIMITS } from '#schema/codes/limits.ts';
import { flightStatusDays } from '#schema/rules/flight-status-days.ts';
import { type PlaceAirport, placesOf } from '../../components/airport-combobox/place.ts';
import { FLIGHT_STATUS_PATH } from '../../components/flight-day/flight-day-address.ts';
import { PlacesPair } from '../../components/search-panel/places-pair.tsx';
import { useCodeText } from '../../i18n/use-code-text.ts';
import { useLocalePath } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { StatusCell } from './status-cell.tsx';
import styles from './status-form.module.css';
import {
  draftProblems,
  type StatusDraft,
  type StatusField,
  type StatusProblems,
  writeDraft,
} from './status-question.ts';

export type StatusFormProps = {
  airports: readonly PlaceAirport[];
  today: string;
  /** What the address asks. */
  asked: StatusDraft;
  /** What is wrong with that. */
  refused: StatusProblems;
};

const sameDraft = (a: StatusDraft, b: StatusDraft) => `${writeDraft(a)}` === `${writeDraft(b)}`;

/** In which order fields are gone to when something is wrong with them. */
const ORDER: readonly StatusField[] = ['from', 'to', 'flight', 'date'];

/**
 * Asks by route or by number and goes to the address of the answer. What was typed stays; what is wrong stands at its
 * field, whether the form found it or the gateway. Without scripts it is a plain form.
 */
export function StatusForm({ airports, today, asked, refused }: StatusFormProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const navigate = useNavigate();
  const codeText = useCodeText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  const [found, setFound] = useState<StatusProblems>({});
  const places = useMemo(() => placesOf(airports), [airports]);
  if (!sameDraft(asked, followed)) {
    setFollowed(asked);
    setDraft(asked);
    setFound({});
  }

  const problems = { ...(sameDraft(draft, asked) ? refused : {}), ...found };
  const problemOf = (field: StatusField) => problems[field] && codeText(problems[field]);
  const idOf = (field: StatusField) =>
    ({ from: `${id}origin-0`, to: `${id}destination-0`, flight: `${id}flight`, date: `${id}date` })[
      field
    ];
  const change = (part: Partial<StatusDraft>) => {
    setDraft({ ...draft, ...part });
    setFound({});
  };
  const goToFirst = (wrong: StatusProblems): boolean => {
    const first = ORDER.find((field) => wrong[field]);
    if (first) form.current?.querySelector<HTMLElement>(`#${CSS.escape(idOf(first))}`)?.focus();
    return first !== undefined;
  };
  const isAwaited = useRef(false);
  // the answer to what was just asked: a field that the gateway refused takes the focus
  useEffect(() => {
    if (isAwaited.current && sameDraft(asked, draft)) {
      isAwaited.current = false;
      goToFirst(refused);
    }
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const wrong = draftProblems(draft);
    setFound(wrong);
    if (goToFirst(wrong)) return;
    isAwaited.current = true;
    navigate(to(`${FLIGHT_STATUS_PATH}?${writeDraft(draft)}`), { preventScrollReset: true });
  };
  const days = flightStatusDays(today);

  return (
    <form
      ref={form}
      method="get"
      action={to(FLIGHT_STATUS_PATH)}
      noValidate
      aria-label={intl.formatMessage({ id: 'flight-status.form' })}
      className={styles.form}
      onSubmit={ask}
    >
      <Segmented
        label={intl.formatMessage({ id: 'flight-status.way' })}
        name="by"
        options={[
          { value: 'ROUTE', label: intl.formatMessage({ id: 'flight-status.byRoute' }) },
          { value: 'FLIGHT', label: intl.formatMessage({ id: 'flight-status.byNumber' }) },
        ]}
        value={draft.by}
        onChange={(by) => change({ by })}
      />
      <div className={styles.line} data-by={draft.by}>
        {draft.by === 'ROUTE' ? (
          <PlacesPair
            id={id}
            index={0}
            bound={{ origin: draft.from, destination: draft.to, date: null }}
            places={places}
            isNamed
            problems={{ origin: problemOf('from'), destination: problemOf('to') }}
            onChange={({ origin = draft.from, destination = draft.to }) =>
              change({ from: origin, to: destination })
            }
            onSwap={() => change({ from: draft.to, to: draft.from })}
          />
        ) : (
          <StatusCell
            id={idOf('flight')}
            name="flight"
            label={intl.formatMessage({ id: 'flight-status.number' })}
            placeholder={intl.formatMessage(
              { id: 'flight-status.numberExample' },
              { carrier: BRAND.carrierCode },
            )}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
            value={draft.flight}
            problem={problemOf('flight')}
            onChange={({ target }) => change({ flight: target.value })}
          />
        )}
        <StatusCell
          id={idOf('date')}
          name="date"
          type="date"
          label={intl.formatMessage({ id: 'flight-status.date' })}
          min={days.first}
          max={days.last}
          value={draft.date}
          problem={problemOf('date')}
          onChange={({ target }) => change({ date: target.value })}
        />
        <Button type="submit" size="lg" className={styles.submit}>
          {intl.formatMessage({ id: 'flight-status.ask' })}
        </Button>
      </div>
      <p className={styles.hint}>
        {intl.formatMessage(
          { id: 'flight-status.days' },
          { back: LIMITS.flightDay.statusDaysBack, ahead: LIMITS.bookingHorizonDays },
        )}
      </p>
    </form>
  );
}
