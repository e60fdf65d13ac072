// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { object, string } from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { Form } from './form.tsx';
import { PhoneField } from './phone-field.tsx';
import { useDraft } from './use-draft.ts';
import { useSiteForm } from './use-site-form.ts';

const Schema = object({ phone: object({ areaCode: string(), number: string() }) });

function Phone() {
  const form = useSiteForm(Schema, { phone: { areaCode: '86', number: '' } });
  useDraft(form, 'phone');
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <PhoneField name="phone" label="Phone" />
    </Form>
  );
}

/** The list of codes, when all are there. */
async function wholeList() {
  renderPage(<Phone />, { messages: ['forms', 'code', 'region'] });
  const codes = screen.getByLabelText<HTMLSelectElement>('Country or region code');
  await waitFor(() => expect(codes.options.length).toBeGreaterThan(200));
  return codes;
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('a code stays chosen when all are there', async () => {
  expect((await wholeList()).value).toBe('86');
});

test('a restored code is chosen when all codes are there', async () => {
  const phone = { areaCode: '61', number: '412345678' };
  sessionStorage.setItem('draft:phone', JSON.stringify({ phone }));
  expect((await wholeList()).value).toBe('61');
});
