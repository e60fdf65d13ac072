import { useId } from 'react';
import { FLOWER } from '#schema/codes/base/flower.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { CLUB_LEVELS, TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { MarkPaths } from '#web/app/ui/brand-mark/mark-paths.tsx';
import styles from './card-face.module.css';

const WIDTH = 172;
const HEIGHT = 108;
/** The positions of the level dots on the card, from left to right. */
const DOTS = [20, 44, 68, 92];
const LINE = 86;

/** The flower as it is pressed into the card: its lit edge, its shade, and its surface. */
const PRESSED = [
  ['raised', -0.7],
  ['sunk', 0.8],
  ['pressed', 0],
] as const;

/**
 * The front of a card of paper, foil or enamel: the magnolia, and a line of as many full dots as
 * its level is high, dashed where flying does not lead to the card. Decoration: the card's name is
 * beside it.
 */
export function CardFace({ tier }: { tier: CardTier }) {
  const flower = useId();
  const { level, way } = TIER_CARDS[tier];
  const reached = CLUB_LEVELS.indexOf(level);
  const dashed = way === 'EARNED' || way === 'JOINED' ? {} : { strokeDasharray: '3 4' };
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.face}
      data-level={level}
      aria-hidden="true"
    >
      <defs>
        <g id={flower}>
          <MarkPaths of={FLOWER} />
        </g>
      </defs>
      {PRESSED.map(([look, shift]) => (
        <use
          key={look}
          href={`#${flower}`}
          className={styles[look]}
          transform={`translate(${76 + shift} ${2 + shift}) scale(3.4)`}
        />
      ))}
      <rect x="0.5" y="0.5" width="171" height="107" rx="8.5" className={styles.edge} />
      {way === 'INVITED' && (
        <rect x="4.75" y="4.75" width="162.5" height="98.5" rx="5.5" className={styles.edge} />
      )}
      <use href={`#${flower}`} transform="translate(12 12) scale(0.9)" className={styles.mark} />
      {way === 'BANK_CARD' && <Chip />}
      <line
        x1={DOTS[0]}
        x2={DOTS[reached]}
        y1={LINE}
        y2={LINE}
        className={styles.line}
        {...dashed}
      />
      {DOTS.map((x, at) => (
        <circle
          key={x}
          cx={x}
          cy={LINE}
          r="3.5"
          className={at <= reached ? styles.full : styles.open}
        />
      ))}
    </svg>
  );
}

/** A bank card has one. */
function Chip() {
  return (
    <g className={styles.chip}>
      <rect x="14" y="48" width="26" height="20" rx="4" className={styles.plate} />
      <path d="M14 55h9M14 61h9M31 55h9M31 61h9M23 48v20M31 48v20" />
    </g>
  );
}
