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

/**
 * The front of a card, drawn: the magnolia, and a line of as many full dots as its level is high,
 * dashed where flying does not lead to the card. Decoration: the card's name is beside it.
 */
export function CardFace({ tier }: { tier: CardTier }) {
  const edge = useId();
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
      <clipPath id={edge}>
        <rect width={WIDTH} height={HEIGHT} rx="9" />
      </clipPath>
      <g clipPath={`url(#${edge})`}>
        <rect width={WIDTH} height={HEIGHT} className={styles.ground} />
        <Magnolia place="translate(76 -4) scale(4.1)" className={styles.bloom} />
      </g>
      <rect x="0.75" y="0.75" width="170.5" height="106.5" rx="8.5" className={styles.edge} />
      {way === 'INVITED' && (
        <rect x="4.75" y="4.75" width="162.5" height="98.5" rx="5.5" className={styles.edge} />
      )}
      <Magnolia place="translate(12 12) scale(0.9)" className={styles.mark} />
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

function Magnolia({ place, className }: { place: string; className?: string }) {
  return (
    <g transform={place} className={className}>
      <MarkPaths of={FLOWER} />
    </g>
  );
}

/** A bank card has one. */
function Chip() {
  return (
    <g className={styles.chip}>
      <rect x="14" y="48" width="26" height="20" rx="4" />
      <path d="M14 55h9M14 61h9M31 55h9M31 61h9M23 48v20M31 48v20" />
    </g>
  );
}
