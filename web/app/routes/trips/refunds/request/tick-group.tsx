import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldGroup, useField } from '#web/app/forms/field-frame.tsx';
import { Tick } from '#web/app/ui/tick.tsx';

interface TickGroupProps {
  name: string;
  label: string;
  missing: string;
  options: readonly {
    readonly value: string;
    readonly label: ReactNode;
    /** It cannot be chosen, or follows from another choice. */
    readonly fixed?: boolean;
    readonly checked: boolean;
  }[];
}

/** Some of a few, all in view. */
export function TickGroup({ options, ...props }: TickGroupProps) {
  const field = useField(props);
  const { field: input } = useController({ name: props.name });
  const values = (input.value ?? []) as readonly string[];
  return (
    <FieldGroup {...props} field={field}>
      <div id={field.id} tabIndex={-1}>
        {options.map(({ value, label, checked, fixed = false }) => (
          <Tick
            key={value}
            type="checkbox"
            checked={checked}
            disabled={fixed}
            onChange={(isOn) =>
              input.onChange(isOn ? [...values, value] : values.filter((one) => one !== value))
            }
          >
            {label}
          </Tick>
        ))}
      </div>
    </FieldGroup>
  );
}
