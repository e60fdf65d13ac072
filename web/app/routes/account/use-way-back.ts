import { useSearchParams } from 'react-router';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { loginPath, RETURN_TO, returnPath } from '#web/app/page/return-path.ts';
import { isForMembers } from './guard/pages-of-members.ts';

/** Where the visitor came from, and the addresses of the account's doors that keep it. */
export function useWayBack() {
  const [params] = useSearchParams();
  const to = useLocalePath();
  const back = returnPath(params.get(RETURN_TO));
  return {
    /** The page that asked for the sign-in; null when none did. */
    back,
    /** Where one goes on as a guest: a page of members would ask for the sign-in again. */
    guest: back && !isForMembers(back) ? back : to('/'),
    /** An address of this site with the same way back. */
    keeping: (path: string) => (back ? loginPath(to(path), back) : to(path)),
  };
}
