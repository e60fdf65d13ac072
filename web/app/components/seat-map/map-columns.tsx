import styles from './seat-map.module.css';

const AISLES = [...'abcdefghijklmnop'];

/** A group is as wide as the most seats that a cabin has in it. */
export function MapColumns(props: { widths: readonly number[]; counts: readonly number[] }) {
  return (
    <colgroup>
      {props.counts.flatMap((count, group) => [
        ...(group > 0 ? [<col key={`aisle ${AISLES[group]}`} className={styles.aisle} />] : []),
        ...Array.from({ length: count }, (_, column) => (
          <col
            key={`${AISLES[group]} ${AISLES[column]}`}
            style={{ inlineSize: `calc(var(--seat) * ${(props.widths[group] ?? count) / count})` }}
          />
        )),
      ])}
    </colgroup>
  );
}
