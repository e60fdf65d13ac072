import { Icon } from '#web/app/ui/icon.tsx';
import type { ConditionLine } from './use-conditions.ts';

/** A sign before a condition, for the eye; the words beside it carry the meaning. */
export function ConditionMark({ tone }: Pick<ConditionLine, 'tone'>) {
  if (tone === 'plain') return null;
  const isGood = tone === 'good';
  const color = `var(--ui-colors-${isGood ? 'success-fg' : 'fg-subtle'})`;
  return (
    <span style={{ display: 'inline-block', width: '1.5em', color }}>
      <Icon name={isGood ? 'check' : 'minus'} />
    </span>
  );
}
