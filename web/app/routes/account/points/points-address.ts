import { addDays, addYears, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { PointsStatementInput } from '#web/app/apollo/schema-types.gen.ts';

/** What the address of the page asks for. Both days are empty on a first visit. */
export type PointsAddress = {
  readonly from: string;
  readonly to: string;
  readonly direction: PointsStatementInput['direction'];
  readonly after: string | null;
};

const DIRECTIONS = ['EARNED', 'SPENT'] as const;

export const readPointsAddress = (params: URLSearchParams): PointsAddress => ({
  from: params.get('from') ?? '',
  to: params.get('to') ?? '',
  direction: DIRECTIONS.find((one) => one === params.get('show')) ?? null,
  after: params.get('after'),
});

/** The page's address in English. */
export function pointsAddress({ from, to, direction, after }: PointsAddress): string {
  const params = new URLSearchParams({ from, to });
  if (direction) params.set('show', direction);
  if (after) params.set('after', after);
  return `/points?${params}`;
}

/** The period of a first visit: the twelve months that end on a day. */
export const lastYear = (today: LocalDate): Pick<PointsAddress, 'from' | 'to'> => ({
  from: addDays(addYears(today, -1), 1),
  to: today,
});
