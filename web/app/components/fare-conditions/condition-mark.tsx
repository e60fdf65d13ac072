import { Icon } from '#web/app/ui/icon.tsx';
import styles from './condition-mark.module.css';
import type { ConditionLine } from './use-conditions.ts';

/** A sign before a condition, for the eye; the words beside it carry the meaning. */
export function ConditionMark({ tone }: Pick<ConditionLine, 'tone'>) {
  if (tone === 'plain') return null;
  return (
    <span className={`${styles.mark} ${styles[tone]}`}>
      <Icon name={tone === 'good' ? 'check' : 'minus'} />
    </span>
  );
}
