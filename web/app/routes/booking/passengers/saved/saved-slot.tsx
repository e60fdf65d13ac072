import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentMember, subscribeMember } from '#web/app/shell/member/member-state.ts';
import type { SavedPartsProps } from './saved-parts.tsx';

const SavedParts = lazy(() =>
  import('./saved-parts.tsx').then(({ SavedParts: parts }) => ({ default: parts })),
);
const unknownYet = () => null;

/** Where the form has something for members only; guests load none of it. */
export function SavedSlot(props: SavedPartsProps) {
  const member = useSyncExternalStore(subscribeMember, currentMember, unknownYet);
  return (
    member && (
      <Suspense fallback={null}>
        <SavedParts {...props} />
      </Suspense>
    )
  );
}
