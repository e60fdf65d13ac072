import { FLOWER } from '#schema/codes/base/flower.ts';
import { MarkPaths } from './mark-paths.tsx';

/** The mark in its full form, as wide as its place, in the colour of its surroundings. */
export function LargeFlower() {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="currentColor"
      style={{ width: '100%', height: '100%' }}
    >
      <MarkPaths of={FLOWER} />
    </svg>
  );
}
