import { type CSSProperties, useId } from 'react';
import { useIntl } from 'react-intl';
import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import type { CabinPlanFragment } from './cabin-plan.gen.ts';
import styles from './cabin-plan.module.css';
import { CabinRows } from './cabin-rows.tsx';
import { fuselagePath, panesPath, planBox, spanOf, wallAt, wingsPath } from './plan-geometry.ts';
import { EXIT_SIGN, GALLEY_SIGN, LAVATORY_SIGN } from './plan-symbols.tsx';

const CM = 10;

/**
 * The cabin from above, to scale, from the data that seat maps are made of. It is horizontal with
 * the nose to the left, and vertical with the nose on top where the screen is narrow. A table
 * beside it says the same in words.
 */
export function CabinPlan({ aircraft }: { aircraft: CabinPlanFragment }) {
  const intl = useIntl();
  const nameOf = useAircraftName();
  const id = useId();
  const { dimensions, seatPlan } = aircraft;
  const box = planBox(aircraft);
  const label = intl.formatMessage({ id: 'cabin-plan.label' }, { name: nameOf(aircraft.code) });
  const size = { '--length': box.length, '--width': box.width } as CSSProperties;
  return (
    <div role="img" aria-label={label} className={styles.frame} style={size}>
      <svg
        viewBox={`${box.x} ${box.y} ${box.length} ${box.width}`}
        className={styles.plan}
        aria-hidden="true"
      >
        <path d={wingsPath(aircraft)} className={styles.wings} />
        <clipPath id={`${id}walls`}>
          <path id={`${id}fuselage`} d={fuselagePath(aircraft)} className={styles.fuselage} />
        </clipPath>
        <use href={`#${id}fuselage`} className={styles.floor} />
        <path d={panesPath(aircraft)} className={styles.panes} />
        <g clipPath={`url(#${id}walls)`}>
          {seatPlan.facilities.map((facility) => {
            const { kind, side, fromMm, toMm } = facility;
            const [right, left] = spanOf(side, aircraft);
            const middle = [(fromMm + toMm) / 2 / CM, (right + left) / 2];
            return (
              <g key={`${side} ${fromMm}`}>
                <rect
                  x={fromMm / CM}
                  y={right}
                  width={(toMm - fromMm) / CM}
                  height={left - right}
                  rx={8}
                  className={styles.facility}
                />
                <g transform={`translate(${middle})`}>
                  <path
                    d={kind === 'GALLEY' ? GALLEY_SIGN : LAVATORY_SIGN}
                    className={styles.sign}
                  />
                </g>
              </g>
            );
          })}
        </g>
        <use href={`#${id}fuselage`} className={styles.walls} />
        {seatPlan.cabins.map((cabin, index) => (
          <CabinRows
            key={cabin.cabin}
            id={`${id}${index}`}
            cabin={cabin}
            cabinWidthMm={dimensions.cabinWidthMm}
            design={
              aircraft.cabins.find((one) => one.cabin === cabin.cabin)?.seatDesign ?? 'STANDARD'
            }
          />
        ))}
        {seatPlan.exits.map((exit) => (
          <ExitPair key={exit.fromMm} exit={exit} aircraft={aircraft} />
        ))}
      </svg>
    </div>
  );
}

/** Exits on both sides: a bar in the wall, and an arrow that points out. */
function ExitPair({
  exit: { kind, fromMm, toMm },
  aircraft,
}: {
  exit: CabinPlanFragment['seatPlan']['exits'][number];
  aircraft: CabinPlanFragment;
}) {
  const [front, rear] = [fromMm / CM, toMm / CM];
  const middle = (front + rear) / 2;
  const wall = wallAt(middle, aircraft);
  return [1, -1].map((side) => (
    <g
      key={side}
      data-kind={kind}
      className={styles.exit}
      transform={`translate(0 ${(side * wall).toFixed(0)}) scale(1 ${side})`}
    >
      <path d={`M${front} 0H${rear}`} className={styles.opening} />
      <path d={EXIT_SIGN} transform={`translate(${middle} 16)`} />
    </g>
  ));
}
