import { SearchPanel } from '#web/app/components/search-panel/search-panel.tsx';
import { writeSearch } from '#web/app/components/search-panel/search-query.ts';
import { useKeptState } from '#web/app/session/kept-state.ts';
import { useTrip } from './address/trip-in-address.ts';
import type { SearchPlacesQuery } from './flight-inquiry.route.gen.ts';

/** The search panel with the search of the page in it; what is typed stays until it is asked. */
export function SearchEditor({ places }: { places: SearchPlacesQuery }) {
  const { draft: asked } = useTrip();
  const [draft, setDraft] = useKeptState(`search:${writeSearch(asked)}`, asked);
  return (
    <SearchPanel
      airports={places.airports}
      now={places.serverNow}
      draft={draft}
      onChange={setDraft}
    />
  );
}
