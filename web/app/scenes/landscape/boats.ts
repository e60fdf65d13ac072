import { cut, type Drawing, type Paper, placed, sheet, strip } from './paper.ts';

/** A junk with three ribbed sails. */
export const junk = (x: number, y: number, scale = 1, sail: Paper = 'red'): Drawing =>
  placed(
    x,
    y,
    scale,
    sheet(5, 'M-62 0q62 12 128-8l-6 14q-6 8-16 8H-44q-12 0-18-14Z') +
      sheet(
        sail,
        'M-40-2q10-34-4-72 42 22 46 72ZM4-4q12-58-8-116 58 46 52 116ZM56-8q8-30 0-62 26 22 22 62Z',
      ) +
      strip(
        'shade',
        1.5,
        'M-38-20q20-6 40 4M-39-38q18-8 36 4M-41-56q12-4 22 4M9-30q22-8 42 2M9-56q20-8 36 4M7-82q14-6 24 4M3-104q8-2 12 4M58-28q10-4 20 0M59-46q8-3 14 1',
        0.5,
      ) +
      strip(5, 2, 'M-44-76V0M-4-124V0M56-74V-6'),
  );

/** A flat boat with a lifted bow and a roof. */
export const longtail = (x: number, y: number, scale = 1, roof: Paper = 5): Drawing =>
  placed(
    x,
    y,
    scale,
    sheet(5, 'M-84-14q20 18 60 18h56q44 0 66-44l6 2q-16 52-66 56h-70q-44-4-58-30Z') +
      cut(roof, 'M-40-30q36-10 74 0v5h-74Z') +
      strip(5, 2.5, 'M-36-26V2M30-26V0M-4-28V2M-84-14l-24 14') +
      cut('red', 'M92-38l8 3-8 14-4 18-4-1 4-18Z'),
  );

/** A yacht under a white sail. */
export const yacht = (x: number, y: number, scale = 1, sail: Paper = 'snow'): Drawing =>
  placed(
    x,
    y,
    scale,
    cut(sail, 'M2-64q26 26 32 56H2ZM-2-56v48h-26q10-28 26-48Z') +
      cut(5, 'M-32-4h70q-6 12-16 12h-40q-10 0-14-12Z'),
  );

/** Birds over the water, each two strokes of a knife. */
export const birds = (
  points: readonly (readonly [number, number, number])[],
  paper: Paper = 'snow',
): Drawing =>
  cut(
    paper,
    points
      .map(
        ([x, y, s]) =>
          `M${x} ${y}q${-s}-${s} ${-2 * s}-${Math.round(s * 0.6)} ${s}-${Math.round(s * 0.2)} ${2 * s} ${Math.round(s * 0.2)} ${s}-${Math.round(s * 0.8)} ${2 * s}-${Math.round(s * 0.6)}-${s}-${Math.round(s * 0.2)}-${2 * s} ${Math.round(s * 1.1)}Z`,
      )
      .join(''),
  );

/** The span of a bridge on round arches. */
export function arches(
  paper: Paper,
  [from, to]: readonly [number, number],
  y: number,
  height: number,
  count: number,
): Drawing {
  const wide = Math.round((to - from) / count);
  const r = Math.round(wide * 0.4);
  const bays = Array.from({ length: count }, () => {
    const pier = wide - 2 * r;
    return `h${pier}v-${Math.round(height * 0.1)}a${r} ${Math.round(height * 0.62)} 0 0 1 ${2 * r} 0v${Math.round(height * 0.1)}`;
  });
  return sheet(paper, `M${from} ${y}${bays.join('')}h${wide - 2 * r}V${y - height}H${from}Z`);
}
