// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { AirportCombobox } from './airport-combobox.tsx';
import { type PlaceAirport, placesOf } from './place.ts';

const airport = (code: string, city: string): PlaceAirport => ({
  code,
  cityCode: code,
  placeCode: code,
  city,
  name: `${city} Airport`,
  country: 'CN',
  zone: 'Asia/Shanghai',
});
const PLACES = placesOf([airport('PVG', 'Shanghai'), airport('PEK', 'Beijing')]);

// what a browser fetches on the first touch is in memory already
beforeAll(() => import('./place-list.tsx'));
afterEach(cleanup);
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

it('a name typed at once and Enter is taken, though the list has yet to catch up', async () => {
  const chosen = vi.fn();
  renderPage(
    <AirportCombobox id="to" label="To" places={PLACES} value={null} onChange={chosen} />,
    { messages: ['airport-combobox', 'region'] },
  );
  const field = screen.getByRole('combobox', { name: 'To' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'beij' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await eventually(() => expect(chosen).toHaveBeenLastCalledWith('PEK'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('the city at the other end is not offered', async () => {
  const user = userEvent.setup();
  renderPage(
    <AirportCombobox
      id="to"
      label="To"
      places={PLACES}
      value={null}
      other="PVG"
      onChange={() => undefined}
    />,
    { messages: ['airport-combobox', 'region'] },
  );
  await user.click(screen.getByRole('combobox', { name: 'To' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('PEK')]);
});

it('a city with several airports is named as all of them', () => {
  const shanghai = { ...airport('PVG', 'Shanghai'), cityCode: 'SHA' };
  const hongqiao = { ...shanghai, code: 'SHA', placeCode: 'ZSSS', name: 'Hongqiao' };
  const places = placesOf([shanghai, hongqiao]);
  const textOf = (value: string) => {
    const { unmount } = renderPage(
      <AirportCombobox
        id="to"
        label="To"
        places={places}
        value={value}
        onChange={() => undefined}
      />,
      { messages: ['airport-combobox', 'region'] },
    );
    const text = (screen.getByRole('combobox') as HTMLInputElement).value;
    unmount();
    return text;
  };
  expect(textOf('SHA')).toBe('Shanghai, all airports');
  expect(textOf('ZSSS')).toBe('Shanghai (SHA)');
});
