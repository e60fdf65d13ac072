import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { NeedsScripts } from '#web/app/page/needs-scripts.tsx';
import { applyUserErrors } from './errors/apply-user-errors.ts';
import { ErrorSummary } from './errors/error-summary.tsx';
import { FieldNames, type NamedField } from './field-names.ts';

/**
 * The result of a submission: the `userErrors` of the mutation's payload; nothing when all went
 * well.
 */
export type SubmitAnswer = readonly UserError[] | undefined;

export interface FormProps<Values extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Called with valid values. Errors it returns go to their fields and to the summary. */
  onSubmit: (values: Output) => Promise<SubmitAnswer>;
  /** Errors with which the form opens: a later step was refused for what is typed here. */
  refusals?: readonly UserError[];
  children: ReactNode;
}

const NONE: readonly UserError[] = [];

/**
 * A form of the site: the summary of errors on top, fields below, without the browser's own
 * bubbles.
 */
export function Form<Values extends FieldValues, Output extends FieldValues>({
  form,
  onSubmit,
  refusals = NONE,
  children,
}: FormProps<Values, Output>) {
  const [refused, setRefused] = useState(0);
  const [reference, setReference] = useState<string | null>(null);
  const names = useMemo(() => new Map<string, NamedField>(), []);
  const refuse = () => setRefused((times) => times + 1);

  useEffect(() => {
    if (refusals.length === 0) return;
    applyUserErrors(form, refusals, names);
    setRefused((times) => times + 1);
  }, [form, refusals, names]);

  const submit = form.handleSubmit(async (values) => {
    const errors = await onSubmit(values);
    setReference(errors?.find((error) => error.reference)?.reference ?? null);
    if (!errors || errors.length === 0) return;
    applyUserErrors(form, errors, names);
    refuse();
  }, refuse);

  return (
    <FormProvider {...form}>
      <FieldNames value={names}>
        <chakra.form
          noValidate
          // pressed before the scripts are there it does nothing: a browser would put passwords and
          // passports in the address
          method="dialog"
          onSubmit={submit}
          display="grid"
          gap="6"
          css={{ '& > *': { minWidth: '0' } }}
        >
          <NeedsScripts id="forms.needsScripts" />
          <ErrorSummary refused={refused} reference={reference} />
          {children}
        </chakra.form>
      </FieldNames>
    </FormProvider>
  );
}
