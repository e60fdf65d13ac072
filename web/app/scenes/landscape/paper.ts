/** A picture is this large; its signature stands around `CENTRE`, where a poster is cut out. */
export const WIDTH = 1600;
export const HEIGHT = 600;
export const CENTRE = 1100;

/** Layers from far (1) to near (5), and things with a colour of their own. */
export type Paper =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 'red'
  | 'gold'
  | 'leaf'
  | 'jade'
  | 'snow'
  | 'pink'
  | 'stone'
  | 'brick'
  | 'water'
  | 'glint'
  | 'lamp'
  | 'shade';

/** Pieces of SVG, from back to front. */
export type Drawing = string;

const paint = (paper: Paper) => `var(--${typeof paper === 'number' ? `layer-${paper}` : paper})`;

/** A shape of one paper, lying flat. */
export const cut = (paper: Paper, d: string, opacity = 1): Drawing =>
  `<path fill="${paint(paper)}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`;

/**
 * A sheet that stands a little before the one behind it, so that its edge throws a soft shadow
 * there.
 */
export const sheet = (paper: Paper, d: string): Drawing =>
  `<path fill="var(--shade)" opacity=".07" transform="translate(-3-7)" d="${d}"/>` +
  `<path fill="var(--shade)" opacity=".1" transform="translate(-1-3)" d="${d}"/>` +
  cut(paper, d);

/** A line as wide as a strip of paper. */
export const strip = (paper: Paper, width: number, d: string, opacity = 1): Drawing =>
  `<path fill="none" stroke="${paint(paper)}" stroke-width="${width}" stroke-linecap="round"${
    opacity < 1 ? ` opacity="${opacity}"` : ''
  } d="${d}"/>`;

/** Drawn around its own origin, set down at a point. */
export const placed = (x: number, y: number, scale: number, drawing: Drawing): Drawing =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}">${drawing}</g>`;

/** The same, seen in a mirror. */
export const mirrored = (x: number, y: number, scale: number, drawing: Drawing): Drawing =>
  `<g transform="translate(${x} ${y})scale(${-scale} ${scale})">${drawing}</g>`;

/**
 * An outline that is the same on both sides of `x`: pairs of half its width and its height over
 * `base`, upwards.
 */
export function even(
  x: number,
  base: number,
  halves: readonly (readonly [half: number, up: number])[],
): string {
  const left = halves.map(([half, up]) => `${x - half} ${base - up}`);
  const right = halves.toReversed().map(([half, up]) => `${x + half} ${base - up}`);
  return `M${[...left, ...right].join('L')}Z`;
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** What a page refers to inside a file: `tyo.gen.svg#scene`. */
export const SCENE_ID = 'scene';

/** A drawing as a file. Numbers need no zero in front, nor a blank before a minus. */
export function asFile(drawing: Drawing): string {
  const short = drawing.replaceAll(/([\s,a-zA-Z])0\.(\d)/g, '$1.$2').replaceAll(/ -/g, '-');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g id="${SCENE_ID}">${short}</g></svg>\n`;
}
