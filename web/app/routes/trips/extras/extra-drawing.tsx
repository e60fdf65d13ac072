import '#web/app/scenes/sky/skies.gen.css';
import { chakra } from '@chakra-ui/react';
import type { ExtraKind } from '#schema/codes/club/extra-kinds.ts';

/** Cut paper as in the landscapes: what is behind, what is in front, and one detail in colour. */
const SHAPES: Readonly<Record<ExtraKind, readonly [far: string, near: string, detail: string]>> = {
  DISCOUNT: [
    'M10 14h38v30H10Z',
    'M6 22h52v9a6 6 0 0 0 0 12v9H6v-9a6 6 0 0 0 0-12Z',
    'M28 30a4 4 0 1 1 0 .1ZM36 44a4 4 0 1 1 0 .1ZM42 28l3 2-18 20-3-2Z',
  ],
  LOUNGE: [
    'M8 50V30q0-8 8-8h32q8 0 8 8v20Z',
    'M4 52V38q0-5 5-5t5 5v6h36v-6q0-5 5-5t5 5v14h-6v4h-4v-4H14v4h-4v-4Z',
    'M44 8h8l4 12H40ZM47 20h2v10h-2Z',
  ],
  EXTRA_BAG: [
    'M24 18V10q0-4 4-4h8q4 0 4 4v8h-4v-8h-8v8Z',
    'M16 18h32q5 0 5 5v28q0 5-5 5h-1v3h-5v-3H22v3h-5v-3h-1q-5 0-5-5V23q0-5 5-5Z',
    'M22 18h4v38h-4ZM38 18h4v38h-4Z',
  ],
  WIFI: [
    'M6 20q26-22 52 0l-6 7q-20-17-40 0Z',
    'M16 32q16-13 32 0l-6 7q-10-8-20 0Z',
    'M32 42a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
  ],
  UPGRADE: [
    'M10 56V26q0-12 12-12h8v42Z',
    'M18 56V40q0-6 6-6h24q8 0 8 8v8H34v6Z',
    'M46 6l9 11h-5v9h-8v-9h-5Z',
  ],
  PREFERRED_SEAT: [
    'M18 8h16q6 0 6 6v26H12V14q0-6 6-6Z',
    'M8 36q4 0 4 4v4h28v-4q0-4 4-4t4 4v10q0 4-4 4h-4v4h-4v-4H18v4h-4v-4h-4q-4 0-4-4V38q0-2 2-2Z',
    'M20 12h12q3 0 3 3v7H17v-7q0-3 3-3Z',
  ],
  PRIORITY: [
    'M6 24h10v32H6ZM48 24h10v32H48Z',
    'M11 22q21 18 42 0v8q-21 18-42 0Z',
    'M32 6l3.5 7.5 8 1-6 5.6 1.6 8L32 24l-7.1 4.1 1.6-8-6-5.6 8-1Z',
  ],
};

/** From behind to the front, in both colour modes. */
const COLOURS = [
  'color-mix(in srgb, var(--ui-colors-fg) 28%, var(--over-noon))',
  'color-mix(in srgb, var(--ui-colors-fg) 58%, var(--over-noon))',
  '#fff',
] as const;

/** What an extra is, as a picture; its name stands beside it. */
export function ExtraDrawing({ kind }: { kind: ExtraKind }) {
  return (
    <chakra.svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      flex="none"
      boxSize="5rem"
      padding="3"
      borderRadius="lg"
      background="linear-gradient(var(--over-morning), var(--over-noon))"
    >
      {SHAPES[kind].map((d, layer) => (
        <path key={d} d={d} fill={COLOURS[layer]} />
      ))}
    </chakra.svg>
  );
}
