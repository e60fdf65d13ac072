// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

const EMPTY = { people: [{ name: '', number: '' }] };

/** A form in the document that has loaded the module. */
async function openForm() {
  const { useDraft } = await import('./use-draft.ts');
  const { result, unmount } = renderHook(() => {
    const form = useForm({ defaultValues: EMPTY });
    const lost = useDraft(form, 'booking', [], ['people.0.number']);
    return { form, lost };
  });
  return { ...result.current, now: () => result.current, unmount };
}

test('what is held is in no storage, is there when the form is left and opened again, and is empty after a reload', async () => {
  const first = await openForm();
  act(() => {
    first.form.setValue('people.0.name', 'Anna');
    first.form.setValue('people.0.number', 'K98765432');
  });
  const everything = JSON.stringify(Object.entries(sessionStorage));
  expect(everything).toContain('Anna');
  expect(everything).not.toContain('K98765432');
  first.unmount();
  const again = await openForm();
  expect(again.form.getValues()).toEqual({ people: [{ name: 'Anna', number: 'K98765432' }] });
  again.unmount();
  vi.resetModules();
  const reloaded = await openForm();
  expect(reloaded.form.getValues()).toEqual({ people: [{ name: 'Anna', number: '' }] });
  expect(again.lost).toEqual([]);
  expect(reloaded.now().lost).toEqual(['people.0.number']);
});
