import { FLOWER } from '#schema/codes/base/flower.ts';
import { cut, type Drawing, type Paper, strip } from './paper.ts';
import { petals } from './plants.ts';
import { randomFrom } from './random.ts';

/** The twigs on which blossoms and leaves hang into a picture, from its upper right corner. */
const TWIGS =
  'M1640-20Q1500 10 1370 30 1250 40 1150 92M1330 34Q1270 90 1240 120M1440 18Q1360 90 1330 150M1250 56Q1180 40 1090 52';

/** Points along the twigs where something grows. */
const BUDS = [
  [1150, 92],
  [1178, 76],
  [1210, 66],
  [1240, 116],
  [1258, 92],
  [1282, 70],
  [1330, 146],
  [1344, 116],
  [1372, 78],
  [1092, 52],
  [1130, 46],
  [1180, 46],
  [1226, 50],
  [1310, 40],
  [1404, 40],
  [1440, 26],
  [1490, 14],
] as const;

const twigs = (): Drawing => strip(5, 7, TWIGS);

/** Round blossoms of five petals, in clouds. */
export function cherryBranch(): Drawing {
  const random = randomFrom(11);
  const flower = (x: number, y: number, r: number) =>
    [0, 72, 144, 216, 288]
      .map((turn) => {
        const at = ((turn + r * 17) * Math.PI) / 180;
        const [cx, cy] = [Math.round(x + Math.cos(at) * r), Math.round(y + Math.sin(at) * r)];
        return `M${cx} ${cy}h0`;
      })
      .join('');
  const around = (spread: number, size: number) =>
    BUDS.map(([x, y]) =>
      flower(
        Math.round(x + (random() - 0.5) * spread),
        Math.round(y + (random() - 0.5) * spread),
        Math.round(size + random() * 2),
      ),
    ).join('');
  return (
    twigs() +
    strip('pink', 17, around(44, 8)) +
    strip('snow', 12, around(36, 6), 0.85) +
    petals('pink', 6, 10, [890, 150, 1320, 560], [3, 6])
  );
}

/** Leaves with five points, some of them falling. */
export function mapleBranch(): Drawing {
  const random = randomFrom(5);
  const leaf = 'l3-12-10 3 3-12-12-4 12-6-5-11 11 4 4-13 6 12 10-6-3 12 13 3-11 7 5 10-11-2-3 15Z';
  const leaves = (spread: number, down: number) =>
    BUDS.map(
      ([x, y]) =>
        `M${Math.round(x + (random() - 0.5) * spread)} ${Math.round(y + 10 + random() * down)}${leaf}`,
    ).join('');
  return (
    twigs() +
    cut('red', leaves(60, 40)) +
    cut('gold', leaves(70, 46), 0.9) +
    cut('red', leaves(90, 50)) +
    petals('red', 6, 22, [890, 170, 1320, 560], [4, 7])
  );
}

/** The airline's flower on its bare twigs, white within and rose without. */
export function magnoliaBranch(): Drawing {
  const papers: Record<number, Paper> = { 0.5: 'pink', 0.75: 'pink', 1: 'snow' };
  const tepals = FLOWER.slice(0, 6)
    .map(({ d, weight }) => cut(papers[weight] ?? 'snow', d))
    .join('');
  const flower = (x: number, y: number, scale: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})translate(-15.5-25)">${tepals}</g>`;
  return (
    twigs() +
    flower(1152, 92, 2.6, -64) +
    flower(1240, 118, 2.3, -150) +
    flower(1330, 150, 2.8, -168) +
    flower(1092, 54, 2, -84) +
    flower(1372, 30, 2.2, -20) +
    flower(1490, 10, 2.6, 170)
  );
}

/** Snow that falls on everything. */
export function snowfall(): Drawing {
  const random = randomFrom(8);
  const flakes = Array.from({ length: 90 }, () => {
    const r = 1 + Math.round(random() * 2);
    return `M${Math.round(random() * 1600)} ${Math.round(random() * 580)}h${r}`;
  });
  return strip('snow', 5, flakes.join(''), 0.9);
}
