import { SMALL_FLOWER } from '#schema/codes/base/brand-mark.ts';
import { MarkPaths } from './mark-paths.tsx';

/** The mark alone, in the colour of its surroundings. */
export function BrandMark({ size }: { size: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="currentColor"
      style={{ width: size, height: size, flex: 'none' }}
    >
      <MarkPaths of={SMALL_FLOWER} />
    </svg>
  );
}

/** Mark and wordmark; `name` is the airline's name in the user's language. */
export function Logo({ name }: { name: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5em' }}>
      <BrandMark size="1.75em" />
      <span
        data-wordmark=""
        style={{ fontWeight: 600, whiteSpace: 'nowrap', letterSpacing: '-0.01em' }}
      >
        {name}
      </span>
    </span>
  );
}
