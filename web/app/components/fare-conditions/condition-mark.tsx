import { Icon } from '#web/app/ui/icon.tsx';
import styles from './condition-mark.module.css';
import type { ConditionLine } from './use-conditions.ts';

/** A sign before a condition, for the eye; the words beside it carry the meaning. */
export function ConditionMark({ tone }: Pick<ConditionLine, 'tone'>) {
  if (tone === 'plain') return null;
  const isGood = tone === 'good';
  return (
    <span className={`${styles.mark} ${isGood ? styles.good : styles.none}`}>
      <Icon name={isGood ? 'check' : 'minus'} />
    </span>
  );
}
