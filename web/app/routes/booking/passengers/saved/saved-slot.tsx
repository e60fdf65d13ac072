import { lazy, Suspense } from 'react';
import { useMember } from '#web/app/shell/member/use-member.ts';
import type { SavedPartsProps } from './saved-parts.tsx';

const SavedParts = lazy(() =>
  import('./saved-parts.tsx').then(({ SavedParts: parts }) => ({ default: parts })),
);

/** Where the form has something for members only; guests load none of it. */
export function SavedSlot(props: SavedPartsProps) {
  const member = useMember();
  return (
    member && (
      <Suspense fallback={null}>
        <SavedParts {...props} />
      </Suspense>
    )
  );
}
