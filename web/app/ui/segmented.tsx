import { type ReactNode, useId } from 'react';
import { partClass, recipeClass } from '#web/app/ui/recipe-class.ts';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';

export interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The field's name in a plain form. */
  name?: string;
}

const HIDDEN = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } as const;

/** One of two to four short words, all in view: a radio group in one line. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
}: SegmentedProps<Value>) {
  const ownName = useId();
  return (
    <fieldset className={recipeClass('segmentGroup')}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={partClass('segmentGroup', 'item')}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            style={HIDDEN}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
