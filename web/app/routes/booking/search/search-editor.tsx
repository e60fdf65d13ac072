import { useLocation } from 'react-router';
import { SearchPanel } from '#web/app/components/search-panel/search-panel.tsx';
import { readSearch, writeSearch } from '#web/app/components/search-panel/search-query.ts';
import { DISPLAY_CURRENCY } from '#web/app/i18n/format/display-currency.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { useKeptState } from '#web/app/session/kept-state.ts';
import type { SearchPlacesQuery } from './flight-inquiry.route.gen.ts';

/** The search panel with the search of the page in it; what is typed stays until it is asked. */
export function SearchEditor({ places }: { places: SearchPlacesQuery }) {
  const { search } = useLocation();
  const asked = readSearch(new URLSearchParams(search));
  const key = `search:${writeSearch(asked)}`;
  const [draft, setDraft] = useKeptState(key, asked);
  return (
    <SearchPanel
      airports={places.airports}
      now={places.serverNow}
      currency={DISPLAY_CURRENCY[useLocale()]}
      draft={draft}
      onChange={setDraft}
    />
  );
}
