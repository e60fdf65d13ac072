// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { CodeField } from './code-field.tsx';
import { CodeText } from './code-text.ts';

const CodeSchema = v.object({ code: CodeText });

function Code({ take, sends }: { take: (code: string) => void; sends: boolean }) {
  const form = useSiteForm(CodeSchema, { code: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        take(code);
        return undefined;
      }}
    >
      <CodeField name="code" label="Code" sends={sends} />
      <button type="submit">Send</button>
    </Form>
  );
}

function show({ sends = false } = {}) {
  const take = vi.fn();
  renderPage(<Code take={take} sends={sends} />, { messages: ['forms', 'code'] });
  return take;
}
const cells = () => screen.getAllByRole<HTMLInputElement>('textbox');
const shown = () => cells().map(({ value }) => value);
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

test.each(['482913', '482 913'])(
  'a code that is filled in at once is in the cells and is sent: %s',
  async (text) => {
    const take = show();
    // a password manager, or the phone that read the message, gives no focus to the cell
    fireEvent.input(cells()[0] as HTMLInputElement, { target: { value: text } });
    await waitFor(() => expect(shown()).toEqual([...'482913']));
    send();
    await waitFor(() => expect(take).toHaveBeenCalledWith('482913'));
  },
);

test('a form that asks for a code alone sends it with its last digit, and sends another code that is filled in', async () => {
  const take = show({ sends: true });
  const fill = (text: string) =>
    fireEvent.input(cells()[0] as HTMLInputElement, { target: { value: text } });
  expect(screen.getByText('We’ll check it as soon as it’s complete.')).toBeTruthy();
  fill('48291');
  fill('482913');
  await waitFor(() => expect(take.mock.calls).toEqual([['482913']]));
  fireEvent.input(cells()[5] as HTMLInputElement, { target: { value: '4' } });
  await waitFor(() => expect(shown().join('')).toBe('482914'));
  fill('482915');
  await waitFor(() => expect(take.mock.calls).toEqual([['482913'], ['482915']]));
});
