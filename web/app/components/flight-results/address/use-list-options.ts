import { type ListOptions, readListOptions, withListOptions } from './list-options.ts';
import { useQuery } from './use-query.ts';

/**
 * How the list is ordered and narrowed, and how that is changed: both in the address of the page.
 */
export function useListOptions() {
  const { params, replace } = useQuery();
  const options = readListOptions(params);
  return {
    options,
    change: (part: Partial<ListOptions>) =>
      replace(withListOptions(params, { ...options, ...part })),
  };
}
