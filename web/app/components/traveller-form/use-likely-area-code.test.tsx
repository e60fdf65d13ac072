// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { PhoneField } from '#web/app/forms/phone-field.tsx';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { emptyPhone } from './empty-phone.ts';
import { useLikelyAreaCode } from './use-likely-area-code.ts';

function Fields() {
  useLikelyAreaCode('phone', useWatch({ name: 'nationality' }));
  return <PhoneField name="phone" label="Phone" />;
}

function Person() {
  const form = useForm({ defaultValues: { nationality: '', phone: emptyPhone('en') } });
  return (
    <FormProvider {...form}>
      <input aria-label="Nationality" {...form.register('nationality')} />
      <Fields />
    </FormProvider>
  );
}

async function show() {
  renderPage(<Person />, { messages: ['forms', 'code', 'region'] });
  await waitFor(() => expect(areaCode().value).toBe('86'));
}
const areaCode = () => screen.getByRole<HTMLSelectElement>('combobox');
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });
const nationality = (code: string) =>
  fireEvent.input(screen.getByLabelText('Nationality'), { target: { value: code } });

test('a phone is where the language says, then where the nationality says', async () => {
  await show();
  nationality('HK');
  expect(areaCode().value).toBe('852');
  nationality('SG');
  expect(areaCode().value).toBe('65');
});

test('what was chosen or typed stays', async () => {
  await show();
  fireEvent.change(areaCode(), { target: { value: '82' } });
  nationality('HK');
  expect(areaCode().value).toBe('82');
  fireEvent.change(areaCode(), { target: { value: '86' } });
  fireEvent.input(number(), { target: { value: '9012345678' } });
  nationality('SG');
  expect(areaCode().value).toBe('86');
});
