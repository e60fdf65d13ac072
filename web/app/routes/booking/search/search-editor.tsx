import {
  SearchPanel,
  type SearchPanelProps,
} from '#web/app/components/search-panel/search-panel.tsx';
import { writeSearch } from '#web/app/components/search-panel/search-query.ts';
import { useSessionState } from '#web/app/session/session-storage.ts';
import { useTrip } from './address/trip-in-address.ts';

export type SearchEditorProps = Pick<SearchPanelProps, 'airports' | 'now'>;

/** The search panel with the search of the page in it; what is typed stays until it is asked. */
export function SearchEditor({ airports, now }: SearchEditorProps) {
  const { draft: asked } = useTrip();
  const [draft, setDraft] = useSessionState(`search:${writeSearch(asked)}`, asked);
  return <SearchPanel airports={airports} now={now} draft={draft} onChange={setDraft} />;
}
