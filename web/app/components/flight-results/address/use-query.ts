import { useLocation, useNavigate, useNavigation } from 'react-router';
import { urlState } from '#web/app/page/url-state.ts';
import { withOpenOf } from './opened.ts';

/** The query of the page's address, and how to change it without leaving. */
export function useQuery() {
  const here = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // an optimistic state: what was just clicked shows at once, not when its answer arrives
  const coming = next?.pathname === here.pathname ? next : here;
  return {
    /** As it is, or is about to be; without what was unfolded meanwhile. */
    params: new URLSearchParams(coming.search),
    /** Whether the answer to a change is loading. */
    isPending: coming !== here,
    /** For links. */
    to: (params: URLSearchParams) => ({ search: `?${params}` }),
    /**
     * Changes what is seen of the same page: the way back does not lead through it, and nothing
     * folds or scrolls.
     */
    replace: (params: URLSearchParams) => {
      const next = withOpenOf(params, new URLSearchParams(urlState(here)));
      return navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
    },
    /** Navigates to another state of the page, from which Back leads here. */
    go: (params: URLSearchParams) => navigate({ search: `?${params}` }),
  };
}
