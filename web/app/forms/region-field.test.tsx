// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { object, string } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { Form } from './form.tsx';
import { RegionField } from './region-field.tsx';
import { useDraft } from './use-draft.ts';
import { useSiteForm } from './use-site-form.ts';

const Schema = object({ nationality: string() });
const sent = vi.fn(async () => undefined);
let open: () => void;

function Country() {
  const form = useSiteForm(Schema, { nationality: '' });
  useDraft(form, 'country');
  return (
    <Form form={form} onSubmit={sent}>
      <RegionField name="nationality" label="Nationality" />
    </Form>
  );
}

function Later({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  open = () => setOpen(true);
  return isOpen ? children : null;
}

const field = () => screen.getByLabelText<HTMLSelectElement>('Nationality');

/** Calls it while the field is there and the names are not yet. */
async function beforeTheNames(look: () => void) {
  renderPage(
    <Later>
      <Country />
    </Later>,
    { messages: ['forms', 'code', 'region'] },
  );
  await act(async () => {
    flushSync(open);
    expect(field().options).toHaveLength(1);
    look();
  });
  expect(field().options.length).toBeGreaterThan(200);
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('the focus stays in the field when the names arrive', async () => {
  let focused: Element | null = null;
  await beforeTheNames(() => {
    field().focus();
    focused = document.activeElement;
  });
  expect(field()).toBe(focused);
  expect(document.activeElement).toBe(field());
});

test('a restored country is chosen when the names arrive', async () => {
  sessionStorage.setItem('draft:country', JSON.stringify({ nationality: 'JP' }));
  await beforeTheNames(() => undefined);
  expect(field().value).toBe('JP');
});

test('a name that is typed slowly is the country that is sent', async () => {
  await beforeTheNames(() => undefined);
  for (const [at, key] of [...'south k'].entries()) {
    const event = createEvent.keyDown(field(), { key });
    Object.defineProperty(event, 'timeStamp', { value: (at + 1) * 2_000 });
    fireEvent(field(), event);
  }
  expect(field().value).toBe('KR');
  fireEvent.submit(field().form as HTMLFormElement);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ nationality: 'KR' }));
});
