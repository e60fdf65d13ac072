import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useAfterHydration } from '#web/app/page/use-after-hydration.ts';

// No session ends before the page can be used: it loads after it.
const EndedSession = lazy(async () => {
  const { EndedSession: part } = await import('./ended-session.tsx');
  return { default: part };
});

/** The page, and over it the sign-in where its session ends. */
export function SignInAgain() {
  const canEnd = useAfterHydration();
  return (
    <>
      <Outlet />
      {canEnd && (
        <Suspense fallback={null}>
          <EndedSession />
        </Suspense>
      )}
    </>
  );
}
