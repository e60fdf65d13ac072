import { useMemo, useState } from 'react';
import type { FindAirports, Findable } from './find-airports.ts';

/** What was typed, and the airports that it means; null while nothing narrows the list. */
export interface AirportSearch {
  readonly typed: string;
  readonly found: ReadonlySet<string> | null;
  type(typed: string): void;
  /** Fetches what searches, once. */
  prepare(): void;
}

/**
 * Searches the airports of the page. The search and the other spellings come when the field is
 * first touched.
 */
export function useAirportSearch(airports: readonly Findable[]): AirportSearch {
  const [typed, setTyped] = useState('');
  const [find, setFind] = useState<{ airports: FindAirports }>();
  const [asked, setAsked] = useState(false);

  const prepare = async () => {
    if (asked) return;
    setAsked(true);
    const [{ airportFinder }, { loadSpellings }] = await Promise.all([
      import('./find-airports.ts'),
      import('#web/app/components/airport-combobox/spellings.ts'),
    ]).catch((error: unknown) => {
      setAsked(false);
      throw error;
    });
    setFind({ airports: airportFinder(airports) });
    // without the other spellings, codes and names of the page's own language are found all the
    // same
    const spellings = await loadSpellings().catch(() => undefined);
    if (spellings) setFind({ airports: airportFinder(airports, spellings) });
  };

  const found = useMemo(
    () => (typed.trim() === '' || !find ? null : new Set(find.airports(typed))),
    [typed, find],
  );
  return {
    typed,
    found,
    type: setTyped,
    prepare: () => {
      prepare().catch(() => undefined);
    },
  };
}
