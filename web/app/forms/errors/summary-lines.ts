/** One error of a form, as the summary shows it. */
export interface SummaryLine {
  /** The field's path in the form's values. */
  readonly name: string;
  readonly text: string;
  /** What the field is called; null where the text names it, or the error is no field's. */
  readonly label: string | null;
  /** The part of the form that the field belongs to; null where it belongs to none. */
  readonly owner: string | null;
  /** The element that takes the focus; null where the error is no field's. */
  readonly controlId: string | null;
  /** Unfolds the part of the form that the element stands in. */
  readonly reveal: (() => void) | null;
}

export interface SummaryGroup {
  readonly owner: string | null;
  readonly lines: readonly SummaryLine[];
}

/**
 * From more lines than these on, only the first group is unfolded: the form must not disappear
 * below its errors.
 */
const UNFOLDED_LINES = 15;

/**
 * The errors by the part of the form they belong to, each in the order of the page; what belongs to
 * none comes first.
 */
export function groupedLines(lines: readonly SummaryLine[]): SummaryGroup[] {
  const groups = new Map<string | null, SummaryLine[]>([[null, []]]);
  for (const line of lines) groups.set(line.owner, [...(groups.get(line.owner) ?? []), line]);
  return [...groups]
    .map(([owner, own]) => ({ owner, lines: own }))
    .filter((group) => group.lines.length > 0);
}

/** Whether a summary of so many lines folds its groups. */
export const foldsGroups = (lines: number): boolean => lines > UNFOLDED_LINES;
