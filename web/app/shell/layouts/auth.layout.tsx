import { Outlet } from 'react-router';
import { auth } from '#web/app/page/auth.ts';
import type { Route } from './+types/auth.layout';

export const middleware: Route.MiddlewareFunction[] = [auth];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [auth];

/** Around the pages of members: others are led to the sign-in, and back. */
export default function AuthLayout() {
  return <Outlet />;
}
