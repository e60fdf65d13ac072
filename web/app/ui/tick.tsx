import type { ReactNode } from 'react';

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
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.75rem',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingBlock: '0.375rem',
  lineHeight: 'var(--ui-line-heights-snug)',
  cursor: 'pointer',
} as const;
const MARK = {
  width: '1.25rem',
  height: '1.25rem',
  accentColor: 'var(--ui-colors-brand-solid)',
} as const;

/**
 * A choice that is no field of a form: the browser's own mark with its words, as large as a finger.
 */
export function Tick({ type, name, checked, disabled, onChange, children }: TickProps) {
  return (
    <label style={LINE}>
      <input
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        style={MARK}
      />
      <span>{children}</span>
    </label>
  );
}
