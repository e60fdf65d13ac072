// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { AirportCombobox } from './airport-combobox.tsx';
import { type PlaceAirport, placesOf } from './place.ts';

const airport = (code: string, city: string): PlaceAirport => ({
  ...{ code, cityCode: code, city, name: `${city} Airport`, country: 'CN' },
  zone: 'Asia/Shanghai',
});
const PLACES = placesOf([airport('PVG', 'Shanghai'), airport('PEK', 'Beijing')]);

// what a browser fetches on the first touch is in memory already
beforeAll(() => import('./place-list.tsx'));
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  Element.prototype.scrollIntoView = () => undefined;
});

it('the option that the keyboard has marked is the selected one; the chosen one is said to be current', async () => {
  const user = userEvent.setup();
  renderPage(
    <AirportCombobox id="to" label="To" places={PLACES} value="PVG" onChange={() => undefined} />,
    { messages: ['airport-combobox', 'region'] },
  );
  const field = screen.getByRole('combobox', { name: 'To' });
  await user.click(field);
  const chosen = await screen.findByRole('option', { current: true });
  expect(chosen.textContent).toContain('PVG');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  for (const _ of PLACES) {
    await user.keyboard('{ArrowDown}');
    const marked = screen.getByRole('option', { selected: true });
    expect(field.getAttribute('aria-activedescendant')).toBe(marked.id);
  }
});
