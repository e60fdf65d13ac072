import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { CabinPlanFragment } from './cabin-plan.gen.ts';
import styles from './cabin-plan.module.css';
import legend from './plan-legend.module.css';
import {
  BASSINET,
  EXIT_SIGN,
  GALLEY_SIGN,
  LAVATORY_SIGN,
  LEG_ROOM,
  SEAT_DEPTH,
  SeatShape,
} from './plan-symbols.tsx';

const ECONOMY_SLOT = 54;
const BUSINESS_SLOT = 74;

type Sign = { readonly name: SignName; readonly drawing: ReactNode };
type SignName = 'business' | 'economy' | 'exitRow' | 'bassinet' | 'galley' | 'lavatory' | 'exit';

const facility = (sign: string) => (
  <>
    <rect x={-46} y={-36} width={92} height={72} rx={8} className={styles.facility} />
    <path d={sign} className={styles.sign} />
  </>
);

/** What the signs of a plan mean, in words. */
export function PlanLegend({ aircraft }: { aircraft: CabinPlanFragment }) {
  const intl = useIntl();
  const designOf = (cabin: 'BUSINESS' | 'ECONOMY') =>
    aircraft.cabins.find((one) => one.cabin === cabin)?.seatDesign ?? 'STANDARD';
  const seat = (cabin: 'BUSINESS' | 'ECONOMY', more?: ReactNode, kind?: string) => {
    const design = designOf(cabin);
    const forward = more ? 44 : design === 'FLAT_BED' ? 54 : SEAT_DEPTH[design] / 2;
    return (
      <g data-cabin={cabin} className={styles.cabin}>
        <g data-kind={kind} className={styles.seat} transform={`translate(${forward} 0)`}>
          <SeatShape design={design} slot={cabin === 'BUSINESS' ? BUSINESS_SLOT : ECONOMY_SLOT} />
          {more}
        </g>
      </g>
    );
  };
  const signs: readonly Sign[] = [
    { name: 'business', drawing: seat('BUSINESS') },
    { name: 'economy', drawing: seat('ECONOMY') },
    {
      name: 'exitRow',
      drawing: seat('ECONOMY', <path d={LEG_ROOM} className={styles.legRoom} />, 'EXIT_ROW'),
    },
    {
      name: 'bassinet',
      drawing: seat('ECONOMY', <path d={BASSINET} className={styles.bassinet} />),
    },
    { name: 'galley', drawing: facility(GALLEY_SIGN) },
    { name: 'lavatory', drawing: facility(LAVATORY_SIGN) },
    {
      name: 'exit',
      drawing: (
        <g className={styles.exit}>
          <path d="M-36 -14h72" className={styles.opening} />
          <path d={EXIT_SIGN} transform="translate(0 2)" />
        </g>
      ),
    },
  ];
  return (
    <ul className={legend.list} aria-label={intl.formatMessage({ id: 'cabin-plan.legend' })}>
      {signs.map(({ name, drawing }) => (
        <li key={name} className={legend.item}>
          <svg viewBox="-56 -46 112 92" className={legend.sign} aria-hidden="true">
            {drawing}
          </svg>
          <FormattedMessage id={`cabin-plan.${name}`} />
        </li>
      ))}
    </ul>
  );
}
