import {
  EXIT_SIGN,
  GALLEY_SIGN,
  LAVATORY_SIGN,
} from '#web/app/components/cabin-plan/plan-symbols.tsx';
import type { BeforeRow } from './between-rows.ts';
import styles from './facility-row.module.css';

/** Rows of the table that are no rows of seats: the grid does not have them. */
export const UNSAID = { 'aria-hidden': true } as const;

type Facility = NonNullable<BeforeRow['facilities']['LEFT']>;

function Box({ kind }: { kind: Facility | undefined }) {
  return (
    <span className={styles.facility} data-kind={kind}>
      {kind && (
        <svg viewBox="-30 -30 60 60" aria-hidden="true">
          <path d={kind === 'GALLEY' ? GALLEY_SIGN : LAVATORY_SIGN} />
        </svg>
      )}
    </span>
  );
}

/**
 * Doors, galleys and lavatories between two rows. Each seat beside one says so; the drawing is for
 * the eye alone.
 */
export function FacilityRow({ before, columns }: { before: BeforeRow; columns: number }) {
  const { LEFT, CENTRE, RIGHT, FULL_WIDTH } = before.facilities;
  const boxes = FULL_WIDTH ? [FULL_WIDTH] : [LEFT, CENTRE, RIGHT];
  return (
    <tr {...UNSAID} className={styles.between} data-door={before.door || undefined}>
      <td colSpan={columns}>
        <span className={styles.facilities}>
          {before.door && <Door />}
          {boxes.map((kind, place) => (
            <Box key={SIDES[place]} kind={kind} />
          ))}
          {before.door && <Door right />}
        </span>
      </td>
    </tr>
  );
}

const SIDES = ['left', 'centre', 'right'];

function Door({ right = false }: { right?: boolean }) {
  return (
    <svg
      viewBox="-30 -12 60 50"
      className={styles.door}
      data-right={right || undefined}
      aria-hidden="true"
    >
      <path d={EXIT_SIGN} />
    </svg>
  );
}
