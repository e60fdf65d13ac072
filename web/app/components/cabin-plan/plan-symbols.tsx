import type { CabinPlanFragment } from './cabin-plan.gen.ts';
import styles from './cabin-plan.module.css';

type Design = CabinPlanFragment['cabins'][number]['seatDesign'];

/** A box with round corners: from its front edge at `x` backwards, across from `-y` to `y`. */
const box = (x: number, y: number, length: number, radius: number): string =>
  `M${x + radius} ${-y}h${length - 2 * radius}q${radius} 0 ${radius} ${radius}v${2 * (y - radius)}q0 ${radius} ${-radius} ${radius}h${2 * radius - length}q${-radius} 0 ${-radius} ${-radius}v${2 * (radius - y)}q0 ${-radius} ${radius} ${-radius}Z`;

/** How far a seat reaches forward from the back of its row, in centimetres. */
export const SEAT_DEPTH = { STANDARD: 56, RECLINER: 72, FLAT_BED: 62 } as const satisfies Record<
  Design,
  number
>;

/**
 * A seat from above, its back at 0 and its front to the left, as wide as its slot allows: cushion,
 * backrest, and around a bed its shell and the rest for the feet.
 */
export function SeatShape({ design, slot }: { design: Design; slot: number }) {
  const half = Math.round(slot / 2 - 3);
  const depth = SEAT_DEPTH[design];
  if (design === 'FLAT_BED')
    return (
      <>
        <path className={styles.shell} d={box(-106, half, 104, 16)} />
        <path className={styles.cushion} d={box(-98, half - 26, 26, 8)} />
        <path className={styles.cushion} d={box(-depth, half - 18, depth - 14, 10)} />
        <path className={styles.back} d={box(-20, half - 14, 14, 6)} />
      </>
    );
  return (
    <>
      <path className={styles.cushion} d={box(-depth, half - 3, depth - 8, 10)} />
      <path className={styles.back} d={box(-14, half, 13, 6)} />
    </>
  );
}

/** The sign of leg room in front of a seat beside an exit: an arrow with two heads. */
export const LEG_ROOM = 'M-90 0h28M-82 -8l-8 8 8 8M-70 -8l8 8-8 8';

/** A bassinet on the wall in front of a seat. */
export const BASSINET =
  'M-88 -15a9 9 0 0 1 9 -9h4a9 9 0 0 1 9 9v30a9 9 0 0 1 -9 9h-4a9 9 0 0 1 -9 -9ZM-66 -4h-22';

/** Drawn in a box of 48 around 0: a cup for the galley, a bowl with its tank for the lavatory. */
export const GALLEY_SIGN =
  'M-15 -8h24v12a11 11 0 0 1 -11 11h-2a11 11 0 0 1 -11 -11ZM9 -4h4a6 6 0 0 1 0 12h-4M-8 -22v7M2 -22v7';
export const LAVATORY_SIGN =
  'M-13 -20h26v9h-26ZM-10 -11h20c5 7 5 18 0 25a13 13 0 0 1 -20 0c-5 -7 -5 -18 0 -25ZM0 -1a5 7 0 0 0 0 14a5 7 0 0 0 0 -14';

/** Points away from the cabin. */
export const EXIT_SIGN = 'M-22 0h44l-22 26Z';
