import type { Drawing } from '#web/app/scenes/landscape/paper.ts';
import { type Hex, mix } from '#web/app/scenes/sky/colour.ts';
import { skyColours } from '#web/app/scenes/sky/sky-colours.ts';
import { coloured } from './coloured.ts';

/** A path of a landscape, or a group of them that is moved; attributes as React writes them. */
export interface PrintShape {
  readonly d?: string;
  readonly transform?: string;
  readonly fill?: string;
  readonly opacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeLinecap?: string;
  readonly strokeDasharray?: string;
  readonly children?: readonly PrintShape[];
}

const WHITE: Hex = '#ffffff';
const INK: Hex = '#14132b';
/** How much ink the five layers take, from far to near: nothing is a dark surface. */
const TINTS = [0.08, 0.14, 0.24, 0.38, 0.58] as const;
const THINGS = ['red', 'gold', 'leaf', 'jade', 'pink', 'stone', 'brick'] as const;
/** How far they fade, so that they print as one picture. */
const FADED = 0.25;

/** Colours of a landscape on white paper; in black and white, tints of grey. */
function printColours(): Record<string, string> {
  const noon = skyColours('noon');
  return {
    ...noon,
    ...Object.fromEntries(
      TINTS.map((tint, index) => [`layer-${index + 1}`, mix(WHITE, INK, tint)]),
    ),
    ...Object.fromEntries(THINGS.map((name) => [name, mix(noon[name] as Hex, WHITE, FADED)])),
    snow: WHITE,
    glint: WHITE,
    'sky-4': WHITE,
    shade: mix(WHITE, INK, 0.7),
    water: mix(WHITE, INK, 0.12),
  };
}

const ELEMENT = /<(\/?)(g|path)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g;
const camel = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

/** `translate(-3-7)` as all readers of SVG take it: with a comma between its numbers. */
const spaced = (transform: string): string =>
  transform.replaceAll(/\(([^)]*)\)/g, (_whole, numbers: string) => {
    return `(${(numbers.match(/-?[\d.]+/g) ?? []).join(', ')})`;
  });

const NUMBERS: readonly string[] = ['opacity', 'strokeWidth'];
const attributesOf = (text: string): PrintShape =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => {
      const key = camel(name);
      if (key === 'transform') return [key, spaced(value)];
      return [key, NUMBERS.includes(key) ? Number(value) : value];
    }),
  );

/** The shadow of one sheet on the next, which is no colour on paper. */
const isShadow = (attributes: string): boolean =>
  attributes.includes('var(--shade)') && attributes.includes('transform=');

/** A landscape as shapes for a document on white paper, without its shadows. */
export function printShapes(drawing: Drawing): PrintShape[] {
  const colours = printColours();
  const root: PrintShape[] = [];
  const open = [root];
  for (const [, closes, name, attributes = ''] of drawing.matchAll(ELEMENT)) {
    if (closes) open.pop();
    else if (name === 'g') {
      const children: PrintShape[] = [];
      open.at(-1)?.push({ ...attributesOf(coloured(attributes, colours)), children });
      open.push(children);
    } else if (!isShadow(attributes))
      open.at(-1)?.push(attributesOf(coloured(attributes, colours)));
  }
  return root;
}
