import { isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';

/** What is to be flown on other days, as the addresses of a change of date name it. */
export type AskedChange = {
  /** The global id of the order. */
  readonly order: string;
  /** Those who change. */
  readonly passengers: readonly string[];
  /** The bounds that change, in the order they are flown, each with the day asked for. */
  readonly bounds: readonly { readonly index: number; readonly date: LocalDate }[];
  /** What the airline changed, for a free change because of it. */
  readonly airlineChange: string | null;
};

const BOUND = /^(\d)\*(.+)$/;

function boundOf(text: string): AskedChange['bounds'][number] | null {
  const [, index, date] = BOUND.exec(text) ?? [];
  return index && isLocalDate(date) ? { index: Number(index), date } : null;
}

/** Reads it from an address; what is malformed counts as not said. Null without an order. */
export function readChange(params: URLSearchParams): AskedChange | null {
  const order = params.get('order');
  if (!order) return null;
  return {
    order,
    passengers: params.getAll('passenger'),
    bounds: params
      .getAll('bound')
      .map(boundOf)
      .filter((bound) => bound !== null)
      .toSorted((a, b) => a.index - b.index),
    airlineChange: params.get('change'),
  };
}

/** Its parameters, always in the same order. */
export function writeChange({
  order,
  passengers,
  bounds,
  airlineChange,
}: AskedChange): URLSearchParams {
  const params = new URLSearchParams({ order });
  for (const id of passengers) params.append('passenger', id);
  for (const { index, date } of bounds) params.append('bound', `${index}*${date}`);
  if (airlineChange) params.set('change', airlineChange);
  return params;
}

/** Where the flights, the passengers and the days of a change are chosen. */
export const changeDatePath = (asked: Pick<AskedChange, 'order'> & Partial<AskedChange>): string =>
  `/changeDate?${writeChange({ passengers: [], bounds: [], airlineChange: null, ...asked })}`;

/** The key under which a tab stores what is chosen at `changeDatePath`, before it is confirmed. */
export const changeDraftKey = (orderId: string): string => `change-date:${orderId}`;

/** Where the new flights are chosen. */
export const chooseFlightPath = (asked: AskedChange): string =>
  `/changeDate/choose-flight?${writeChange(asked)}`;

/** Where an offer is confirmed. */
export const changeOfferPath = (offerId: string): string =>
  `/changeDate/ack-date?${new URLSearchParams({ offer: offerId })}`;

/** Where a change of date is paid, and what became of it. */
export const dateChangePath = (dateChangeId: string): string =>
  `/changeDate/ack-date?${new URLSearchParams({ order: dateChangeId })}`;
