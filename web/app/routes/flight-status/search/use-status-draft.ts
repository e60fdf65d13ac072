import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { FLIGHT_STATUS_PATH } from '#web/app/components/flight-day/flight-day-address.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import {
  ANSWER_HEADING,
  draftProblems,
  type StatusDraft,
  type StatusField,
  type StatusProblems,
  writeDraft,
} from './status-question.ts';

/** What a field asks for when it is blank. */
const MISSING = {
  from: 'search-panel.problem.originRequired',
  to: 'search-panel.problem.destinationRequired',
  flight: 'ticket-fields.flightNumberMissing',
  date: 'search-panel.problem.dateRequired',
} as const satisfies Record<StatusField, string>;

const sameDraft = (a: StatusDraft, b: StatusDraft) => `${writeDraft(a)}` === `${writeDraft(b)}`;

/** The order in which faulty fields take the focus. */
const ORDER: readonly StatusField[] = ['from', 'to', 'flight', 'date'];

/**
 * What the form holds: it follows the address, stores what is typed, and shows what is wrong at its
 * field, whether the rules found it here or the gateway did.
 * @param asked what the address asks
 * @param refused what is wrong with that
 */
export function useStatusDraft(asked: StatusDraft, refused: StatusProblems) {
  const to = useLocalePath();
  const navigate = useNavigate();
  const intl = useIntl();
  const codeText = useCodeText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  const [found, setFound] = useState<StatusProblems>({});
  if (!sameDraft(asked, followed)) {
    setFollowed(asked);
    setDraft(asked);
    setFound({});
  }

  const problems = { ...(sameDraft(draft, asked) ? refused : {}), ...found };
  const problemOf = (field: StatusField) => {
    const code = problems[field];
    if (code === 'REQUIRED') return intl.formatMessage({ id: MISSING[field] });
    return code && codeText(code);
  };
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
  // after a submission the focus goes to the answer, or to the field that was refused
  useEffect(() => {
    if (isAwaited.current && sameDraft(asked, draft)) {
      isAwaited.current = false;
      if (!goToFirst(refused)) document.getElementById(ANSWER_HEADING)?.focus();
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
  return { id, form, draft, change, idOf, problemOf, ask };
}
