import { useLocation } from 'react-router';
import { SearchPanel } from '#web/app/components/search-panel/search-panel.tsx';
import { readSearch, writeSearch } from '#web/app/components/search-panel/search-query.ts';
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
      draft={draft}
      onChange={setDraft}
    />
  );
}
