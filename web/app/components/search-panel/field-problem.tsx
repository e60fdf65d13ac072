import styles from './search-cell.module.css';

/** What is wrong with a field, below it; `id` is what the field is described by. */
export function FieldProblem({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={styles.problem}>
      {text}
    </p>
  ) : null;
}
