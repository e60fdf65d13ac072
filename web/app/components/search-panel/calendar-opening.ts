import type { Place } from '#web/app/components/airport-combobox/place.ts';
import type { ChosenEnd } from '#web/app/components/price-calendar/chosen-days.ts';
import type { SearchDraft } from './search-draft.ts';
import type { SearchField } from './search-problems.ts';

/**
 * For which day the calendar is open: a bound's, counted from 0, or the way back of a round trip.
 */
export type CalendarOpening = { readonly index: number; readonly end: ChosenEnd };

/** What the parts of the panel share. */
export type PanelPart = {
  /** Begins the ids of the fields; the rest is the field's name, `origin-0` for instance. */
  readonly id: string;
  readonly draft: SearchDraft;
  readonly places: readonly Place[];
  readonly problemOf: (field: SearchField) => string | undefined;
  readonly onChange: (draft: SearchDraft) => void;
  readonly onCalendar: (opening: CalendarOpening) => void;
  /** The calendar will probably be wanted. */
  readonly onNearCalendar: () => void;
};
