import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSignInAgain } from './use-sign-in-again.ts';

// Its code and its texts load when a session has ended in the middle of a form.
const SignInAgainDialog = lazy(async () => {
  const { SignInAgainDialog: dialog } = await import('./sign-in-again.dialog.tsx');
  return { default: dialog };
});

/** The page, and over it the sign-in while a command of it waits for one. */
export function SignInAgain() {
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
