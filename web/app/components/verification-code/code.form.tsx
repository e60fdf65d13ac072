import type { ReactNode } from 'react';
import * as v from 'valibot';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { Form, type SubmitAnswer } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { Button, type ButtonLook } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';

const CodeSchema = v.object({ code: CodeText });

type CodeFormProps = {
  label: string;
  /** What the code does, on the button. */
  action: ReactNode;
  variant?: ButtonLook['variant'];
  /** Called with a code of the right length. Errors it returns are shown. */
  onCode: (code: string) => Promise<SubmitAnswer>;
};

/** A code that was sent, and nothing else. */
export function CodeForm({ label, action, variant, onCode }: CodeFormProps) {
  const form = useSiteForm(CodeSchema, { code: '' });
  return (
    <Form form={form} onSubmit={({ code }) => onCode(code)}>
      {/* what cannot be taken back waits for its button */}
      <CodeField name="code" label={label} sends={variant !== 'danger'} />
      <ButtonRow>
        <Button type="submit" size="lg" variant={variant} loading={form.formState.isSubmitting}>
          {action}
        </Button>
      </ButtonRow>
    </Form>
  );
}
