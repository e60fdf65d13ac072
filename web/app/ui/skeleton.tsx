import { recipeClass } from './recipe-class.ts';

const LOOK = recipeClass('skeleton');

/**
 * Placeholder of something that is loading, in its size (any CSS length). Decorative: the region
 * around it is announced.
 */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={LOOK} aria-hidden="true" style={{ width, height }} />;
}
