import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { SMALL_FLOWER } from '#schema/codes/base/brand-mark.ts';
import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { MarkPaths } from '#web/app/ui/brand-mark/mark-paths.tsx';
import type { AircraftSideViewFragment } from './aircraft-side-view.gen.ts';
import styles from './aircraft-side-view.module.css';
import { sideViewPaths } from './side-view-paths.ts';

export type AircraftSideViewProps = {
  aircraft: AircraftSideViewFragment;
  /**
   * The length, in millimetres, that fills the width: the longest of several views below one
   * another.
   */
  fullWidthMm?: number;
  /** With a person of common height in front of the wing. */
  person?: boolean;
};

/**
 * An aircraft from its left side, drawn to scale from its measures: nose to the left, wheels on the
 * lower edge.
 */
export function AircraftSideView({ aircraft, fullWidthMm, person }: AircraftSideViewProps) {
  const intl = useIntl();
  const nameOf = useAircraftName();
  const airline = BRAND.name[useLocale()];
  const drawn = sideViewPaths(aircraft);
  const { windows, title, mark } = drawn;
  const { lengthMm } = aircraft.dimensions;
  const label = intl.formatMessage(
    { id: 'aircraft-side-view.label' },
    { name: nameOf(aircraft.code) },
  );
  return (
    <div
      style={{ width: `${((100 * lengthMm) / (fullWidthMm ?? lengthMm)).toFixed(2)}%` }}
      role="img"
      aria-label={label}
    >
      <svg
        viewBox={`0 0 ${drawn.length} ${drawn.height}`}
        className={styles.drawing}
        aria-hidden="true"
      >
        <path d={drawn.fin} className={styles.fin} />
        <path d={drawn.rudder} className={styles.seam} />
        <g transform={`translate(${mark.x} ${mark.y}) scale(${mark.size / 32})`}>
          <MarkPaths of={SMALL_FLOWER} className={styles.mark} />
        </g>
        <path d={drawn.legs} className={styles.leg} />
        {drawn.wheels.map(({ x, y, radius }) => (
          <g key={x}>
            <circle cx={x} cy={y} r={radius} className={styles.tyre} />
            <circle cx={x} cy={y} r={radius * 0.42} className={styles.hub} />
          </g>
        ))}
        <path d={drawn.fuselage} className={styles.body} />
        <path d={drawn.belly} className={styles.shade} />
        <line
          x1={windows.from}
          x2={windows.to}
          y1={windows.y}
          y2={windows.y}
          strokeWidth={windows.height}
          strokeDasharray={`${windows.width} ${windows.gap.toFixed(1)}`}
          className={styles.windows}
        />
        <path d={drawn.doors} className={styles.door} />
        <path d={drawn.hatches} className={styles.door} />
        <path d={drawn.panes} className={styles.panes} />
        <text x={title.x} y={title.y} style={{ fontSize: title.size }} className={styles.title}>
          {airline}
        </text>
        <path d={drawn.stabiliser} className={styles.part} />
        <path d={drawn.fairing} className={styles.part} />
        <path d={drawn.pylon} className={styles.part} />
        <path d={drawn.wing} className={styles.part} />
        {drawn.wingTip && <path d={drawn.wingTip} className={styles.tip} />}
        <path d={drawn.core} className={styles.core} />
        <path d={drawn.cowling} className={styles.part} />
        <path d={drawn.lip} className={styles.seam} />
        {person && <Person x={drawn.personAt} y={drawn.height} />}
      </svg>
    </div>
  );
}

/** From the top of the head: head, then shoulders, arms and legs. */
const FIGURE =
  'a11 12 0 0 1 0 24a11 12 0 0 1 0 -24m-9 28h18q13 0 14 13l4 44q0 6 -5 6t-6 -5l-3 -34v38l2 58q0 7 -7 7t-7 -7l-1 -54l-1 54q0 7 -7 7t-7 -7l2 -58v-38l-3 34q-1 5 -6 5t-5 -6l4 -44q1 -13 14 -13z';

/** A person 175 cm tall, the feet at `y`. */
function Person({ x, y }: { x: number; y: number }) {
  return <path className={styles.person} d={`M${x} ${Math.round(y - 175)}${FIGURE}`} />;
}
