import styles from './cabin-bags.module.css';

/** Centimetres. */
export interface BagSize {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
}

interface BagProps {
  size: BagSize;
  /** The text at each of the three lines. */
  labels: Readonly<Record<keyof BagSize, string>>;
  wheels: boolean;
  /** What the drawing shows, for screen readers. */
  name: string;
}

/** Units of the drawing for a centimetre; depth recedes at a third of a right angle. */
const SCALE = 3;
const AWAY = { x: 0.6 * SCALE, y: 0.35 * SCALE };
const VIEW = { width: 300, height: 270 };
/** The lower left corner of every bag, so that they are on one floor. */
const FLOOR = { x: 76, y: 216 };
const HANDLE = 22;
/** Between a bag and the line beside it. */
const GAP = 14;

/** A bag in its outline with the lines of its height, width and depth. */
export function Bag({ size, labels, wheels, name }: BagProps) {
  const [width, height] = [size.width * SCALE, size.height * SCALE];
  const away = { x: size.depth * AWAY.x, y: size.depth * AWAY.y };
  const [left, bottom] = [FLOOR.x, FLOOR.y];
  const [right, top] = [left + width, bottom - height];
  return (
    <svg
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      className={styles.drawing}
      role="img"
      aria-label={name}
    >
      <path
        className={styles.side}
        d={`M${right} ${bottom}l${away.x} ${-away.y}v${-height}l${-away.x} ${away.y}z`}
      />
      <path
        className={styles.side}
        d={`M${left} ${top}l${away.x} ${-away.y}h${width}l${-away.x} ${away.y}z`}
      />
      <rect className={styles.front} x={left} y={top} width={width} height={height} rx="4" />
      {wheels ? (
        <Trolley left={left} right={right} top={top} bottom={bottom} away={away} />
      ) : (
        <Pocket left={left} top={top} width={width} height={height} />
      )}
      <Line from={[left - GAP, bottom]} to={[left - GAP, top]} />
      <text x={left - GAP - 8} y={bottom - height / 2 + 5} textAnchor="end">
        {labels.height}
      </text>
      <Line from={[left, bottom + GAP + 8]} to={[right, bottom + GAP + 8]} />
      <text x={left + width / 2} y={bottom + GAP + 30} textAnchor="middle">
        {labels.width}
      </text>
      <Line
        from={[right + 10, bottom + GAP - 2]}
        to={[right + 10 + away.x, bottom + GAP - 2 - away.y]}
      />
      <text x={right + 18 + away.x / 2} y={bottom + GAP + 14 - away.y / 2}>
        {labels.depth}
      </text>
    </svg>
  );
}

/** A dimension line between two points, from dot to dot. */
function Line({ from, to }: Record<'from' | 'to', readonly [x: number, y: number]>) {
  return (
    <g className={styles.line}>
      <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      <circle cx={from[0]} cy={from[1]} r="3" />
      <circle cx={to[0]} cy={to[1]} r="3" />
    </g>
  );
}

interface TrolleyProps {
  left: number;
  right: number;
  top: number;
  bottom: number;
  away: { x: number; y: number };
}

function Trolley({ left, right, top, bottom, away }: TrolleyProps) {
  const middle = (left + right) / 2 + away.x / 2;
  const foot = top - away.y / 2;
  return (
    <g className={styles.detail}>
      <path d={`M${middle - 20} ${foot}v${-HANDLE}h40v${HANDLE}`} />
      <path
        d={`M${left + 22} ${top + 14}V${bottom - 14}M${right - 22} ${top + 14}V${bottom - 14}`}
      />
      <circle cx={left + 14} cy={bottom + 4} r="4" />
      <circle cx={right - 14} cy={bottom + 4} r="4" />
    </g>
  );
}

function Pocket({ left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>) {
  return (
    <g className={styles.detail}>
      <rect x={left + 12} y={top + height / 2} width={width - 24} height={height / 2 - 12} rx="4" />
      <path d={`M${left + 12} ${top + 20}h${width - 24}`} />
    </g>
  );
}
