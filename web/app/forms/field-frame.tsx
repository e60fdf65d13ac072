import { type ReactNode, useId } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { partClass, recipeClass } from '#web/app/ui/recipe-class.ts';
import { type OwnWords, useErrorOf } from './errors/use-error-of.ts';
import { useFieldName } from './field-names.ts';

/** The props of every field. */
export interface FieldProps {
  /** The field's path in the form's values: `passengers.0.lastName`. */
  name: string;
  label: string;
  /** How to fill it, below the label. */
  hint?: ReactNode;
  /** The sentence that asks for it when nothing is entered: "Enter the last name." */
  missing?: string;
  /** How many characters it takes, where the rule has a limit: said when there are more. */
  limit?: number;
  /** What it says instead of the text of a code, where that needs a figure of the page. */
  sentences?: OwnWords['sentences'];
  /** Says "(optional)" beside the label; fields are required otherwise. */
  optional?: boolean;
  disabled?: boolean;
}

/** The ids and the error of a field, and what its control must carry. */
export function useField({
  name,
  label,
  hint,
  missing,
  limit,
  sentences,
}: Pick<FieldProps, 'name' | 'label' | 'hint' | 'missing' | 'limit' | 'sentences'>) {
  const id = `field-${name.replaceAll('.', '-')}${useId()}`;
  const error = useErrorOf()(name, { missing, limit, sentences });
  useFieldName(name, { label, controlId: id, missing, limit, sentences });
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    error,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    } as const,
  };
}

interface FieldFrameProps extends FieldProps {
  field: ReturnType<typeof useField>;
  children: ReactNode;
}

function Optional() {
  return (
    <span className={partClass('field', 'requiredIndicator')}>
      {' '}
      <FormattedMessage id="forms.optional" />
    </span>
  );
}

/** The column of a field. */
export function FieldBox({ children }: { children: ReactNode }) {
  return <div className={recipeClass('field')}>{children}</div>;
}

/** How to fill a field: what describes its control. */
function FieldHint({ field, children }: Pick<FieldFrameProps, 'field' | 'children'>) {
  return (
    <span id={`${field.id}-hint`} className={partClass('field', 'helperText')}>
      {children}
    </span>
  );
}

/** What is wrong with a field, read out when it comes. */
function FieldProblem({ field }: Pick<FieldFrameProps, 'field'>) {
  return (
    <span id={`${field.id}-error`} aria-live="polite" className={partClass('field', 'errorText')}>
      <Icon name="octagon-alert" />
      {field.error}
    </span>
  );
}

/** Hint and error below a control whose words stand beside it. */
export function FieldNotes({ field, hint }: Pick<FieldFrameProps, 'field' | 'hint'>) {
  return (
    <>
      {hint && <FieldHint field={field}>{hint}</FieldHint>}
      {field.error && <FieldProblem field={field} />}
    </>
  );
}

/** Label, hint, control, error: one column, in this order. */
export function FieldFrame({ field, label, hint, optional, children }: FieldFrameProps) {
  return (
    <FieldBox>
      <label htmlFor={field.id} className={partClass('field', 'label')}>
        {label}
        {optional && <Optional />}
      </label>
      {hint && <FieldHint field={field}>{hint}</FieldHint>}
      {children}
      {field.error && <FieldProblem field={field} />}
    </FieldBox>
  );
}

/** The same around several controls: a fieldset with its legend. */
export function FieldGroup({ field, label, hint, optional, children }: FieldFrameProps) {
  return (
    <fieldset
      className={recipeClass('fieldset')}
      aria-describedby={field.control['aria-describedby']}
    >
      <legend className={partClass('fieldset', 'legend')}>
        {label}
        {optional && <Optional />}
      </legend>
      <div className={recipeClass('field')}>
        {hint && <FieldHint field={field}>{hint}</FieldHint>}
        {children}
        {field.error && <FieldProblem field={field} />}
      </div>
    </fieldset>
  );
}

type Mark = { readonly checked: boolean; readonly disabled: boolean; readonly invalid: boolean };

/** What the drawn mark of a checkbox or a radio goes by. */
export const markState = ({ checked, disabled, invalid }: Mark) =>
  ({
    'data-state': checked ? 'checked' : 'unchecked',
    'data-disabled': disabled ? '' : undefined,
    'data-invalid': invalid ? '' : undefined,
  }) as const;
