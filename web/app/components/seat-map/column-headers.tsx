import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import type { SeatGroup } from './cabin-columns.ts';
import styles from './seat-map.module.css';

/** The letters of a cabin, and over the row numbers what they are. */
export function ColumnHeaders({ groups }: { groups: readonly SeatGroup[] }) {
  return (
    <tr>
      {groups.flatMap(({ letters, span }, group) => [
        ...(group === 1
          ? [
              <th key="number" scope="col" className={styles.number}>
                <VisuallyHidden>
                  <FormattedMessage id="seat-map.row" />
                </VisuallyHidden>
              </th>,
            ]
          : group > 1
            ? [<td key={`before ${letters}`} />]
            : []),
        ...[...letters].map((letter) => (
          <th key={letter} scope="col" colSpan={span} className={styles.letter}>
            {letter}
          </th>
        )),
      ])}
    </tr>
  );
}
