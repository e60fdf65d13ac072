import { box, cut, type Drawing, sheet, strip } from './paper.ts';
import { roof } from './roofs.ts';

/** The keep of a Japanese castle: white storeys under curved roofs, dolphins on the ridge. */
export function keep(x: number, base: number, roofs: 'jade' | 5, gold = true): Drawing {
  const tier = (y: number, half: number, wall: number, rise: number) =>
    sheet('snow', box(x - Math.round(half * 0.76), y - wall, Math.round(half * 1.52), wall)) +
    cut(
      'shade',
      `${box(x, y - wall, Math.round(half * 0.76), wall)}${box(x - 24, y - wall + 8, 8, wall - 14)}${box(x - 4, y - wall + 8, 8, wall - 14)}${box(x + 16, y - wall + 8, 8, wall - 14)}`,
      0.3,
    ) +
    roof(roofs, x, y - wall + 4, half, rise, 0.62);
  const gable = (y: number, half: number) =>
    sheet(
      roofs,
      `M${x - half} ${y}q${Math.round(half * 0.7)}-4 ${half}-${Math.round(half * 0.72)} ${Math.round(half * 0.3)} ${Math.round(half * 0.68)} ${half} ${Math.round(half * 0.72)}Z`,
    ) +
    cut(
      'snow',
      `M${x - Math.round(half * 0.5)} ${y}l${Math.round(half * 0.5)}-${Math.round(half * 0.42)} ${Math.round(half * 0.5)} ${Math.round(half * 0.42)}Z`,
    );
  const ends = `M${x - 38} ${base - 214}q-10-6-8-20 8 4 12 12ZM${x + 38} ${base - 214}q10-6 8-20-8 4-12 12Z`;
  return (
    tier(base, 116, 40, 26) +
    gable(base - 34, 52) +
    tier(base - 58, 98, 34, 24) +
    tier(base - 108, 78, 30, 22) +
    gable(base - 132, 36) +
    tier(base - 152, 62, 34, 30) +
    (gold ? cut('gold', `${ends}M${x - 40} ${base - 214}h80v-5h-80Z`) : '')
  );
}

/** The sloping stone wall on which it stands. */
export const stoneBase = (
  x: number,
  y: number,
  top: number,
  foot: number,
  height: number,
): Drawing =>
  sheet(
    3,
    `M${x - foot} ${y}q${foot - top - 8}-${Math.round(height * 0.4)} ${foot - top}-${height}h${2 * top}q8 ${Math.round(height * 0.6)} ${foot - top} ${height}Z`,
  ) +
  strip(
    'shade',
    1.5,
    `M${x - top - 4} ${y - height + 20}h40m20 0h50m16 0h40M${x - top - 10} ${y - height + 42}h60m20 0h40m20 0h50M${x - top - 20} ${y - height + 64}h44m22 0h66m20 0h50`,
    0.4,
  );
