import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { auth } from '#web/app/page/auth.ts';
import type { Route } from './+types/auth.layout';
import { useSignInAgain } from './use-sign-in-again.ts';

export const middleware: Route.MiddlewareFunction[] = [auth];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [auth];

// Its code and its texts load when a session has ended in the middle of a form.
const SignInAgainDialog = lazy(async () => {
  const { SignInAgainDialog: dialog } = await import('./sign-in-again.dialog.tsx');
  return { default: dialog };
});

/** Around the pages of members: others are led to the sign-in, and back. */
export default function AuthLayout() {
  const { asked, answer } = useSignInAgain();
  return (
    <>
      <Outlet />
      {asked && (
        <Suspense fallback={null}>
          <SignInAgainDialog onAnswer={answer} />
        </Suspense>
      )}
    </>
  );
}
