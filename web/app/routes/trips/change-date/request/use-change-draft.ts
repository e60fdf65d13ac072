import type { LocalDate } from '#schema/rules/base/local-date.ts';
import {
  type AskedChange,
  changeDatePath,
  changeDraftKey,
} from '#web/app/components/date-change/change-paths.ts';
import { useSessionState } from '#web/app/session/session-storage.ts';
import { type Changeable, type ChangeDraft, firstDraft } from './change-draft.ts';

/** A choice as this tab stores it, with the address at which it was made. */
type StoredDraft = {
  readonly address: string;
  readonly passengers: readonly string[];
  readonly days: readonly (readonly [number, LocalDate | ''])[];
};

/**
 * What is left of a stored choice in an order: some of the party may have moved to another one
 * since.
 */
const readStored = (
  { order: { passengers, bounds } }: Changeable,
  stored: StoredDraft,
): ChangeDraft => ({
  passengers: new Set(stored.passengers.filter((id) => passengers.some((one) => one.id === id))),
  days: new Map(stored.days.filter(([at]) => bounds.some(({ index }) => index === at))),
});

/**
 * What is chosen on the page, stored in this tab: a reload, the way back and another language lose
 * nothing. An address that names another choice begins with that.
 */
export function useChangeDraft(
  changeable: Changeable,
  asked: AskedChange,
): [ChangeDraft, (draft: ChangeDraft) => void] {
  const address = changeDatePath(asked);
  const [stored, setStored] = useSessionState<StoredDraft | null>(
    changeDraftKey(asked.order),
    null,
  );
  const draft =
    stored?.address === address ? readStored(changeable, stored) : firstDraft(changeable, asked);
  const store = ({ passengers, days }: ChangeDraft) =>
    setStored({ address, passengers: [...passengers], days: [...days] });
  return [draft, store];
}
