import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages whose data do not depend on query or #: they are refetched on another path only. */
export const revalidateOnPath = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
