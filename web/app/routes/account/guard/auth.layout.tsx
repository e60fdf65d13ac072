import { auth } from '#web/app/page/auth.ts';
import type { Route } from './+types/auth.layout';
import { SignInAgain } from './sign-in-again.tsx';

export const middleware: Route.MiddlewareFunction[] = [auth];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [auth];

/** Around the pages of members: others are led to the sign-in, and back. */
export default function AuthLayout() {
  return <SignInAgain />;
}
