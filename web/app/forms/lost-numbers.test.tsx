// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { object, string } from 'valibot';
import { expect, test } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { Form } from './form.tsx';
import { LostNumbers } from './lost-numbers.tsx';
import { TextField } from './text-field.tsx';
import { useSiteForm } from './use-site-form.ts';

function Passport({ lost }: { lost: readonly string[] }) {
  const form = useSiteForm(object({ number: string() }), { number: '' });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <LostNumbers paths={lost} />
      <TextField name="number" label="Number" />
    </Form>
  );
}
const text = () => screen.queryByText(/document numbers aren’t kept/);

test('after a reload it is said why the numbers are blank, until they are there again', () => {
  renderPage(<Passport lost={['number']} />, { messages: ['forms', 'code'] });
  expect(text()).not.toBeNull();
  fireEvent.input(screen.getByLabelText('Number'), { target: { value: 'K98765432' } });
  expect(text()).toBeNull();
});

test('where nothing was lost nothing is said', () => {
  renderPage(<Passport lost={[]} />, { messages: ['forms', 'code'] });
  expect(text()).toBeNull();
});
