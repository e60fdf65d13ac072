import { lazy, Suspense } from 'react';
import { useSignInAgain } from './use-sign-in-again.ts';

// Its code and its texts load when a session has ended in the middle of a form.
const SignInAgainDialog = lazy(async () => {
  const { SignInAgainDialog: dialog } = await import('./sign-in-again.dialog.tsx');
  return { default: dialog };
});

/** Over the page, the sign-in while a request of it waits for one. */
export function EndedSession() {
  const { asked, answer } = useSignInAgain();
  return (
    asked && (
      <Suspense fallback={null}>
        <SignInAgainDialog onAnswer={answer} />
      </Suspense>
    )
  );
}
