import { chakra, Span, useSlotRecipe } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#web/app/ui/icon.tsx';
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
    <Span color="fg.muted" fontWeight="normal">
      {' '}
      <FormattedMessage id="forms.optional" />
    </Span>
  );
}

/** The column of a field. */
export function FieldBox({ children }: { children: ReactNode }) {
  return <chakra.div css={useSlotRecipe({ key: 'field' })().root}>{children}</chakra.div>;
}

interface NotesProps extends Pick<FieldFrameProps, 'field'> {
  recipe?: 'field' | 'fieldset';
}

/** How to fill a field: what describes its control. */
function FieldHint({ field, recipe = 'field', children }: NotesProps & { children: ReactNode }) {
  const styles = useSlotRecipe({ key: recipe })();
  return (
    <chakra.span id={`${field.id}-hint`} css={styles.helperText}>
      {children}
    </chakra.span>
  );
}

/** What is wrong with a field, read out when it comes. */
function FieldProblem({ field, recipe = 'field' }: NotesProps) {
  const styles = useSlotRecipe({ key: recipe })();
  return (
    <chakra.span id={`${field.id}-error`} aria-live="polite" css={styles.errorText}>
      <Icon name="octagon-alert" />
      {field.error}
    </chakra.span>
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
  const styles = useSlotRecipe({ key: 'field' })();
  return (
    <FieldBox>
      <chakra.label htmlFor={field.id} css={styles.label}>
        {label}
        {optional && <Optional />}
      </chakra.label>
      {hint && <FieldHint field={field}>{hint}</FieldHint>}
      {children}
      {field.error && <FieldProblem field={field} />}
    </FieldBox>
  );
}

/** The same around several controls: a fieldset with its legend. */
export function FieldGroup({ field, label, hint, optional, children }: FieldFrameProps) {
  const styles = useSlotRecipe({ key: 'fieldset' })();
  return (
    <chakra.fieldset css={styles.root} aria-describedby={field.control['aria-describedby']}>
      <chakra.legend css={styles.legend}>
        {label}
        {optional && <Optional />}
      </chakra.legend>
      <chakra.div css={styles.content}>
        {hint && (
          <FieldHint field={field} recipe="fieldset">
            {hint}
          </FieldHint>
        )}
        {children}
        {field.error && <FieldProblem field={field} recipe="fieldset" />}
      </chakra.div>
    </chakra.fieldset>
  );
}
