import styles from './suitcases.module.css';

const HEIGHT = 60;
/** From one bag to the next. */
const STEP = 46;
/** The position of each; more are not drawn. */
const PLACES = [0, 1, 2, 3, 4];

interface SuitcasesProps {
  source: 'FARE' | 'CARD';
  pieces: number;
  kilograms: number;
}

/**
 * Bags with their weights on them; the card's are dashed. Decoration: words beside them say the
 * same.
 */
export function Suitcases({ source, pieces, kilograms }: SuitcasesProps) {
  const places = PLACES.slice(0, pieces);
  return (
    <svg
      viewBox={`0 0 ${places.length * STEP} ${HEIGHT}`}
      width={places.length * STEP}
      height={HEIGHT}
      className={styles.suitcases}
      data-source={source}
      aria-hidden="true"
    >
      {places.map((place) => (
        <g key={place} transform={`translate(${place * STEP})`}>
          <path d="M16 12V3.5A1.5 1.5 0 0 1 17.5 2h11A1.5 1.5 0 0 1 30 3.5V12M12 54v4M34 54v4" />
          <rect x="5" y="12" width="36" height="42" rx="5" />
          <text x="23" y="38.5">
            {kilograms}
          </text>
        </g>
      ))}
    </svg>
  );
}
