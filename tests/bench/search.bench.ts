import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { aSearch } from '#gateway/scenarios/builders/search.builder.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';

/** How long one question took, in milliseconds of wall clock. */
export type Timing = { readonly question: string; readonly p50: number; readonly p99: number };

const ROUNDS = 2_000;
const PARTY = { adults: 2, children: 1, infants: 1 };

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

const time = async (question: string, ask: (round: number) => Promise<unknown>) => {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await ask(round);
    taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  return { question, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
};

/** Searches and calendars over all pairs of airports and the whole year: first ever, then again. */
export const measureSearches = async (): Promise<Timing[]> => {
  const { flights, timetable } = anAirline();
  const now = new Date();
  const today = localDay(now, 'Asia/Shanghai');
  const pairs = timetable.airports.flatMap((origin) =>
    timetable.destinationsOf(origin.code).map((destination) => [origin.code, destination.code]),
  );
  const pick = (round: number) => {
    const [origin = '', destination = ''] = pairs[(round * 7919) % pairs.length] ?? [];
    return { origin, destination, date: addDays(today, 1 + ((round * 104_729) % 350)) };
  };
  const search = (round: number) => {
    const { date, ...way } = pick(round);
    const bounds = [{ ...way, departureDate: date }];
    return flights.search(aSearch({ bounds, party: PARTY }), 'HKD', now);
  };
  const calendar = (round: number) => {
    const { date, ...way } = pick(round);
    return flights.calendar(
      { ...way, month: date, party: PARTY, cabin: null, tripType: 'ONE_WAY', notBefore: null },
      'HKD',
      now,
    );
  };
  return [
    await time('search, first', search),
    await time('search, again', (round) => search(round % 300)),
    await time('calendar of a month, first', calendar),
    await time('calendar of a month, again', (round) => calendar(round % 100)),
  ];
};

if (import.meta.main) {
  for (const { question, p50, p99 } of await measureSearches())
    process.stdout.write(
      `${question}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms (${ROUNDS} questions)\n`,
    );
}
