// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { maxLength, nonEmpty, object, pipe, string } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { Form, type SubmitAnswer } from './form.tsx';
import { TextField } from './text-field.tsx';
import { useDraft } from './use-draft.ts';
import { useSiteForm } from './use-site-form.ts';

const Schema = object({
  contact: object({ name: pipe(string(), nonEmpty('REQUIRED'), maxLength(5, 'TOO_LONG')) }),
  secret: string(),
});

function Contact({ answer }: { answer: (values: unknown) => Promise<SubmitAnswer> }) {
  const form = useSiteForm(Schema, { contact: { name: '' }, secret: '' });
  useDraft(form, 'contact', ['secret']);
  return (
    <Form form={form} onSubmit={answer}>
      <TextField name="contact.name" label="Name" />
      <TextField name="secret" label="Secret" optional />
      <button type="submit">Send</button>
    </Form>
  );
}

function show(answer = vi.fn(async (): Promise<SubmitAnswer> => undefined)) {
  renderPage(<Contact answer={answer} />, { messages: ['forms', 'code'] });
  return answer;
}
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => sessionStorage.clear());

test('a single error is shown on top and at its field, which takes the focus', async () => {
  const answer = show();
  send();
  const link = await screen.findByRole('link', { name: 'Name: Fill in this field.' });
  expect(answer).not.toHaveBeenCalled();
  const field = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Fill in this field.');
  screen.getByRole('button', { name: 'Send' }).focus();
  fireEvent.click(link);
  expect(document.activeElement).toBe(field);
});

test('several take the focus to their summary', async () => {
  show(
    vi.fn(async () => [
      { code: 'TOO_LONG', path: ['contact', 'name'] },
      { code: 'INVALID', path: ['secret'] },
    ]),
  );
  type(/Name/, 'Mori');
  send();
  const link = await screen.findByRole('link', { name: /^Name: This is too long/ });
  expect(document.activeElement?.contains(link)).toBe(true);
});

test('the title of the page says that something is wrong until nothing is', async () => {
  document.title = 'Contact | Magnolia Airlines';
  show();
  send();
  await waitFor(() => expect(document.title).toBe('Error: Contact | Magnolia Airlines'));
  type(/Name/, 'Mori');
  await waitFor(() => expect(document.title).toBe('Contact | Magnolia Airlines'));
});

test('errors of the gateway go to their fields and to the summary', async () => {
  show(
    vi.fn(async () => [
      { code: 'TOO_LONG', path: ['contact', 'name'] },
      { code: 'SOLD_OUT', path: [] },
    ]),
  );
  type(/Name/, 'Mori');
  send();
  expect(await screen.findByRole('link', { name: /^Name: This is too long/ })).toBeDefined();
  expect(screen.getByText(/seats have just been sold/)).toBeDefined();
});

test('a fault is shown with the reference to quote on the phone', async () => {
  show(vi.fn(async () => [{ code: 'INTERNAL', path: [], reference: 'r-17' }]));
  type(/Name/, 'Mori');
  send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Something went wrong on our side.*quote this reference: r-17/);
});

test('good values are handed on', async () => {
  const answer = show();
  type(/Name/, 'Mori');
  send();
  await waitFor(() =>
    expect(answer).toHaveBeenCalledWith({ contact: { name: 'Mori' }, secret: '' }),
  );
});

test('what was typed comes back, except secrets', async () => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ contact: { name: 'Abe' } }));
  show();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Abe'));
  type(/Secret/, 'hush');
  type(/Name/, 'Ueda');
  const stored = sessionStorage.getItem('draft:contact') ?? '';
  expect(stored).toContain('Ueda');
  expect(stored).not.toContain('hush');
});

test('an error does not move the page while a pointer is pressed, for the click would be lost', async () => {
  show();
  const field = screen.getByLabelText('Name');
  fireEvent.pointerDown(document.body);
  fireEvent.blur(field);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('Fill in this field.')).toBeNull();
  fireEvent.pointerUp(document.body);
  await screen.findByText('Fill in this field.');
});
