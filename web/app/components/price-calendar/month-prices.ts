import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { askGateway } from '#web/app/apollo/ask-gateway.ts';
import type { Month } from './calendar-month.ts';
import { MonthPricesDocument, type MonthPricesQuery } from './month-prices.query.gen.ts';

/** For which flight prices are shown: places as IATA codes, and who travels in which cabin. */
export type PricedBound = {
  readonly origin: string;
  readonly destination: string;
  readonly party: PartyCounts;
  readonly cabin: Cabin;
};

/** A day's lowest total of the party with all taxes; `total` null when nothing is on sale. */
export type PricedDay = MonthPricesQuery['priceCalendar']['days'][number];

/** The days of a month by their dates; none where the gateway has no answer to such a bound. */
export type PricesByDay = ReadonlyMap<LocalDate, PricedDay>;

const KEPT = 48;
const known = new Map<string, Promise<PricesByDay>>();

/** The prices of a month, cached while the tab is open: turning back to a month fetches nothing. */
export const monthPrices = (
  { origin, destination, party, cabin }: PricedBound,
  month: Month,
  currency: string,
): Promise<PricesByDay> => {
  const input = { origin, destination, party, cabin, month };
  const key = JSON.stringify([input, currency]);
  const kept = known.get(key);
  if (kept) return kept;
  const asked = askGateway(MonthPricesDocument, { input, currency }).then(
    ({ priceCalendar }) => new Map(priceCalendar.days.map((day) => [day.date, day])),
  );
  asked.catch(() => known.delete(key));
  known.set(key, asked);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest) known.delete(oldest);
  return asked;
};
