import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { partClass } from './recipe-class.ts';

export interface TickProps {
  /** Yes or no, or one of a few with the same `name`. */
  type: 'checkbox' | 'radio';
  name?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  /** Its words. */
  children: ReactNode;
}

const LINE = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.75rem',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingBlock: '0.375rem',
  lineHeight: 'var(--ui-line-heights-snug)',
  cursor: 'pointer',
} as const;
/** The real one lies unseen over its drawn mark, so that exploring by touch finds it. */
const OVER_MARK = {
  position: 'absolute',
  inset: '0 auto 0 0',
  zIndex: 1,
  width: '1.375rem',
  height: '1.375rem',
  margin: 'auto 0',
  opacity: 0,
  cursor: 'pointer',
} as const;

/** A choice that is no field of a form: its mark and its words, as large as a finger. */
export function Tick({ type, name, checked, disabled, onChange, children }: TickProps) {
  const isBox = type === 'checkbox';
  return (
    <label style={LINE}>
      <input
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        style={OVER_MARK}
      />
      <span
        className={
          isBox ? partClass('checkbox', 'control') : partClass('radioGroup', 'itemControl')
        }
        data-state={checked ? 'checked' : 'unchecked'}
        data-disabled={disabled ? '' : undefined}
        aria-hidden="true"
      >
        {checked && (isBox ? <Icon name="check" /> : <span className="dot" />)}
      </span>
      <span>{children}</span>
    </label>
  );
}
