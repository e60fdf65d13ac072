// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { useOpened } from './use-opened.ts';
import { useQuery } from './use-query.ts';

afterEach(cleanup);

const PATH = '/flightInquiry?from=SHA&open=MG1';
const parameters = (search: string) => new URLSearchParams(search).getAll('open');

let renders = 0;

function Flight({ name }: { name: string }) {
  const [isOpen, setOpen] = useOpened(name);
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {name}
    </button>
  );
}

function Page() {
  renders += 1;
  const { params, replace } = useQuery();
  const sorted = new URLSearchParams(params);
  sorted.set('sort', 'PRICE');
  return (
    <>
      <output>{useLocation().search}</output>
      <Flight name="MG1" />
      <Flight name="MG2" />
      <button type="button" onClick={() => replace(sorted)}>
        sort
      </button>
    </>
  );
}

const unfolded = () =>
  screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

it('what unfolds is in the address, and the page is not rendered again for it', async () => {
  const user = userEvent.setup();
  const written = vi.spyOn(window.history, 'replaceState');
  renderPage(<Page />, { path: PATH });
  expect(unfolded()).toEqual(['MG1']);
  const before = renders;
  await user.click(screen.getByRole('button', { name: 'MG2' }));
  expect(unfolded()).toEqual(['MG1', 'MG2']);
  const [, , address] = written.mock.lastCall ?? [];
  expect(parameters(new URL(`${address}`, 'http://site.test').search)).toEqual(['MG1', 'MG2']);
  expect(renders).toBe(before);
  written.mockRestore();
});

it('what was unfolded stays so when the list changes', async () => {
  const user = userEvent.setup();
  renderPage(<Page />, { path: PATH });
  await user.click(screen.getByRole('button', { name: 'MG2' }));
  await user.click(screen.getByRole('button', { name: 'sort' }));
  expect(unfolded()).toEqual(['MG1', 'MG2']);
  const { textContent } = screen.getByRole('status');
  expect(parameters(textContent ?? '')).toEqual(['MG1', 'MG2']);
  expect(new URLSearchParams(textContent ?? '').get('sort')).toBe('PRICE');
});
