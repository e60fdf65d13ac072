// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boolean, value as equal, nonEmpty, object, pipe, string } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { Form } from './form.tsx';
import { RadioField } from './radio-field.tsx';
import { useDraft } from './use-draft.ts';
import { useSiteForm } from './use-site-form.ts';

const Schema = object({
  gender: pipe(string(), nonEmpty('REQUIRED')),
  agreed: pipe(boolean(), equal(true, 'AGREEMENT_REQUIRED')),
});

const sent = vi.fn(async () => undefined);

function Choices() {
  const form = useSiteForm(Schema, { gender: '', agreed: false });
  useDraft(form, 'choices');
  return (
    <Form form={form} onSubmit={sent}>
      <RadioField
        name="gender"
        label="Gender"
        options={[
          { value: 'F', label: 'Female' },
          { value: 'M', label: 'Male' },
        ]}
      />
      <CheckboxField name="agreed" label="Conditions">
        I agree
      </CheckboxField>
      <button type="submit">Send</button>
    </Form>
  );
}

const show = () => renderPage(<Choices />, { messages: ['forms', 'code'] });
const female = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Female' });
const agreement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });

beforeEach(() => {
  sessionStorage.clear();
  sent.mockClear();
});

test('what is chosen is what is sent', async () => {
  const user = userEvent.setup();
  show();
  await user.click(female());
  await user.click(agreement());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ gender: 'F', agreed: true }));
});

test('choices of a draft are shown again, also in the drawn marks', async () => {
  sessionStorage.setItem('draft:choices', JSON.stringify({ gender: 'F', agreed: true }));
  show();
  await waitFor(() => expect(female().checked).toBe(true));
  expect(agreement().checked).toBe(true);
  for (const input of [female(), agreement()])
    expect(input.closest('label')?.getAttribute('data-state')).toBe('checked');
});

test('a line of the summary leads to the first choice, which says what is wrong', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('link', { name: 'Gender: Fill in this field.' }));
  expect(document.activeElement).toBe(female());
  const group = screen.getByRole('group', { name: 'Gender' });
  const described = group.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Fill in this field.');
});
