import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { SearchDraft } from './search-draft.ts';
import { readSearch, writeSearch } from './search-query.ts';

/**
 * What a search panel holds, stored in the page's own address: it outlives a reload, the way back
 * and a change of language, and the server renders it. `origin` is proposed to users without a
 * search. The page's `shouldRevalidate` must say that its data do not depend on the query.
 */
export function useDraftInAddress(
  origin: string | null,
): [SearchDraft, (draft: SearchDraft) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readSearch(params, origin));
  const address = params.toString();
  const ours = useRef(new Set([address]));

  // the address was changed from outside: a link, or the way back
  useEffect(() => {
    if (ours.current.has(address)) return;
    ours.current = new Set([address]);
    setDraft(readSearch(new URLSearchParams(address), origin));
  }, [address, origin]);

  const change = (next: SearchDraft) => {
    const search = writeSearch(next).toString();
    ours.current.add(search);
    setDraft(next);
    navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return [draft, change];
}
