import type { MarkPath } from '#schema/codes/base/brand-mark.ts';

/** The paths of the mark inside a drawing, in the drawing's own fill. */
export function MarkPaths({ of, className }: { of: readonly MarkPath[]; className?: string }) {
  return of.map(({ d, weight }) => (
    <path key={d} d={d} fillOpacity={weight} className={className} />
  ));
}
