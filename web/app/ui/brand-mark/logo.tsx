import { PETALS } from './petal-paths.ts';

/** The mark alone, as large as its text; takes the colour of its surroundings. */
export function BrandMark({ size = '1.75em' }: { size?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" style={{ width: size, height: size, flex: 'none' }}>
      {PETALS.map(({ d, weight }) => (
        <path key={d} d={d} fill="currentColor" fillOpacity={weight} />
      ))}
    </svg>
  );
}

/** Mark and wordmark; `name` is the airline's name in the user's language. */
export function Logo({ name }: { name: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5em' }}>
      <BrandMark />
      <span style={{ fontWeight: 600, whiteSpace: 'nowrap', letterSpacing: '-0.01em' }}>
        {name}
      </span>
    </span>
  );
}
