import { useSearchParams } from 'react-router';

const PARAMETER = 'keep';

/**
 * The address at which the question is open whether the flights of a change are kept, and whether
 * the page has that address.
 */
export function useKeepAddress(changeId: string) {
  const [params] = useSearchParams();
  const asked = new URLSearchParams(params);
  asked.set(PARAMETER, changeId);
  return { keepAddress: `?${asked}`, isAsked: params.get(PARAMETER) === changeId };
}
