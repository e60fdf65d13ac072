import { cut, type Drawing, HEIGHT, type Paper, sheet, strip, WIDTH } from './paper.ts';
import { randomFrom } from './random.ts';

const STEP = 70;

/** The upper edge of rolling hills, closed at the foot of the picture. */
function rolling(seed: number, base: number, rise: number, wave: number, step = STEP): string {
  const random = randomFrom(seed);
  const points: [number, number][] = [];
  for (let x = -step; x <= WIDTH + 2 * step; x += step) {
    const swell = 0.5 + 0.5 * Math.sin(x / wave + seed * 1.7);
    points.push([x, Math.round(base - rise * (0.62 * swell + 0.38 * random()))]);
  }
  const [first] = points;
  const bends = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2] ?? [x, y];
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  return `M${first?.join(' ')}${bends.join('')}V${HEIGHT}H-${step}Z`;
}

export const hills = (
  paper: Paper,
  seed: number,
  base: number,
  rise: number,
  wave = 210,
): Drawing => sheet(paper, rolling(seed, base, rise, wave));

/**
 * Mountains with edges: peaks as pairs of place and height over `base`, with valleys between them.
 */
export function peaks(
  paper: Paper,
  base: number,
  tops: readonly (readonly [x: number, up: number])[],
  snow = 0,
): Drawing {
  const edge = tops.flatMap(([x, up], index) => {
    const [nextX, nextUp] = tops[index + 1] ?? [x, up];
    const low = Math.round(Math.min(up, nextUp) * 0.45);
    return [`${x} ${base - up}`, `${Math.round((x + nextX) / 2)} ${base - low}`];
  });
  const shaded = tops
    .map(([x, up]) => {
      const w = Math.round(up * 0.62);
      return `M${x} ${base - up}l${Math.round(w * 0.22)} ${Math.round(up * 0.36)} ${-Math.round(w * 0.12)} ${Math.round(up * 0.22)} ${Math.round(w * 0.2)} ${Math.round(up * 0.42)}H${x + w}Z`;
    })
    .join('');
  const caps = tops
    .filter(([, up]) => snow && up > 90)
    .map(([x, up]) => {
      const h = Math.round(up * snow);
      const w = Math.round(h * 0.62);
      return `M${x} ${base - up}l${w} ${h} ${-Math.round(w * 0.45)} ${-Math.round(h * 0.2)} ${-Math.round(w * 0.4)} ${Math.round(h * 0.36)} ${-Math.round(w * 0.5)} ${-Math.round(h * 0.42)} ${-Math.round(w * 0.65)} ${Math.round(h * 0.26)}Z`;
    })
    .join('');
  const outline = `M-40 ${HEIGHT}V${base}L${edge.join('L')}V${base}H1640V${HEIGHT}Z`;
  return sheet(paper, outline) + cut('shade', shaded, 0.16) + (caps ? cut('snow', caps) : '');
}

/** Vellum over the foot of what stands behind: it gets paler where it nears the ground. */
export const mist = (y: number, height = 90): Drawing =>
  [0.18, 0.2, 0.24]
    .map((opacity, index) => {
      const top = y - Math.round(height * (1 - index / 3));
      return `<path fill="var(--sky-4)" opacity="${opacity}" d="M-40 ${top}q420-22 820 2t880-6V${HEIGHT}H-40Z"/>`;
    })
    .join('');

/** Water up to `y`, with the light that lies on it; more of it under `bright`. */
export function water(y: number, seed: number, bright = 1270): Drawing {
  const random = randomFrom(seed);
  const lights = Array.from({ length: 44 }, (_, index) => {
    const down = Math.round(6 + (HEIGHT - y) * (index / 44) ** 1.15);
    const spread = index % 2 ? WIDTH : 120 + down * 1.6;
    const x = Math.round((index % 2 ? WIDTH / 2 : bright) + (random() - 0.5) * spread);
    return `M${x} ${y + down}h${Math.round(12 + random() * (20 + down * 0.5))}`;
  });
  return sheet('water', `M-40 ${y}H1640V${HEIGHT}H-40Z`) + strip('glint', 2, lights.join(''), 0.55);
}

/** A shore in front of everything, so that the picture has a foot. */
export const shore = (seed: number, y = 560, rise = 44): Drawing => hills(5, seed, y, rise, 320);
