import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages whose query or # holds what no data of theirs depend on: they are asked for anew on another path only. */
export const revalidateOnPath = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
