// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { PlaceAirport } from '#web/app/components/airport-combobox/place.ts';
import { preloadPage } from '#web/app/page/route-preloader.tsx';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { emptyDraft, type SearchDraft } from './search-draft.ts';
import { SearchPanel } from './search-panel.tsx';

vi.mock('#web/app/page/route-preloader.tsx', () => ({ preloadPage: vi.fn() }));

const airport = (code: string, cityCode: string, city: string, country: string): PlaceAirport => ({
  code,
  cityCode,
  placeCode: code,
  city,
  name: `${city} Airport`,
  country,
  zone: 'Asia/Shanghai',
});
const AIRPORTS = [
  airport('PVG', 'SHA', 'Shanghai', 'CN'),
  airport('SHA', 'SHA', 'Shanghai', 'CN'),
  airport('HKG', 'HKG', 'Hong Kong', 'HK'),
  airport('NRT', 'TYO', 'Tokyo', 'JP'),
];

function Page({ initial }: { initial: SearchDraft }) {
  const [draft, setDraft] = useState(initial);
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchPanel
        airports={AIRPORTS}
        now="2026-11-20T02:00:00Z"
        draft={draft}
        onChange={setDraft}
      />
      <output aria-label="address">{pathname + search}</output>
    </>
  );
}

function show(initial: SearchDraft = emptyDraft('SHA'), locale: Locale = 'en') {
  renderPage(<Page initial={initial} />, {
    locale,
    messages: ['search-panel', 'airport-combobox', 'price-calendar', 'region'],
  });
  return userEvent.setup();
}
const address = () => screen.getByLabelText('address').textContent;
const complete: SearchDraft = {
  ...emptyDraft(),
  trip: 'ONE_WAY',
  bounds: [{ origin: 'SHA', destination: 'NRT', date: '2026-12-24' }],
};

// what a browser fetches on the first touch is in memory already
beforeAll(() => import('#web/app/components/airport-combobox/place-list.tsx'));

beforeEach(() => {
  // texts and prices that load later are not there: the panel works without
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the search panel', () => {
  it('has the page of the results loaded as soon as it is touched', async () => {
    const user = show();
    expect(preloadPage).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'One way' }));
    expect(preloadPage).toHaveBeenCalledWith('/flightInquiry');
  });

  it('goes to the address of the results', async () => {
    const user = show(complete);
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(address()).toBe(
      '/flightInquiry?trip=one-way&from=SHA&to=NRT&depart=2026-12-24&adt=1&chd=0&inf=0&cabin=economy',
    );
  });

  it("goes there in the user's language", async () => {
    const user = show(complete, 'ja');
    await user.click(screen.getByRole('button', { name: '空席を検索' }));
    expect(address()).toMatch(/^\/ja\/flightInquiry\?trip=one-way/);
  });

  it('takes a place that is typed and confirmed with Enter, and does not search yet', async () => {
    const user = show();
    await user.type(screen.getByRole('combobox', { name: 'To' }), 'hong');
    expect(await screen.findByRole('option', { name: /Hong Kong/ })).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveProperty('value', 'Hong Kong (HKG)');
    expect(address()).toBe('/');
  });

  it('takes the likeliest place along when the field is left', async () => {
    const user = show();
    await user.type(screen.getByRole('combobox', { name: 'To' }), 'nrt');
    await screen.findByRole('option', { name: /Tokyo/ });
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveProperty('value', 'Tokyo (NRT)');
  });

  it('says that it does not fly to what it cannot find', async () => {
    const user = show();
    await user.type(screen.getByRole('combobox', { name: 'To' }), 'Atlantis');
    await screen.findByText(/We don’t fly to an airport matching/);
    await user.tab();
    expect(screen.getByText(/We don’t fly to “Atlantis”/)).toBeTruthy();
  });

  it('exchanges the places', async () => {
    const user = show(complete);
    await user.click(screen.getByRole('button', { name: 'Swap departure and destination' }));
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveProperty('value', 'Tokyo (NRT)');
  });

  it('says what is missing at each field, and gives the first the focus', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(address()).toBe('/');
    const to = screen.getByRole('combobox', { name: 'To' });
    expect(document.activeElement).toBe(to);
    expect(screen.getByText('Choose where you’re flying to.').id).toBe(
      to.getAttribute('aria-describedby'),
    );
    expect(screen.getByText('Choose a departure date.')).toBeTruthy();
  });

  it('shows one field for each flight of a multi-city trip, up to six', async () => {
    const user = show(complete);
    await user.click(screen.getByRole('radio', { name: 'Multi-city' }));
    const add = screen.getByRole('button', { name: 'Add a flight' });
    for (let presses = 0; presses < 8; presses++) await user.click(add);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Remove flight 6' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });
});

describe('the travellers', () => {
  const infants = () =>
    within(screen.getByLabelText(/^Infants/).closest('div')?.parentElement as HTMLElement);

  it('are refused with the reason beside the button', async () => {
    const user = show();
    await user.click(screen.getByText('1 adult'));
    const more = screen.getByRole('button', { name: 'Add one: Infants' });
    await user.click(more);
    expect(more.getAttribute('aria-disabled')).toBe('true');
    expect(infants().getByRole('status').textContent).toBe('');
    await user.click(more);
    expect(infants().getByRole('status').textContent).toMatch(
      /Each infant must travel with a different adult/,
    );
    expect(screen.getByText('1 adult, 1 infant')).toBeTruthy();
  });

  it('lose the reason as soon as it does not hold any more', async () => {
    const user = show();
    await user.click(screen.getByText('1 adult'));
    const more = screen.getByRole('button', { name: 'Add one: Infants' });
    await user.click(more);
    await user.click(more);
    await user.click(screen.getByRole('button', { name: 'Add one: Adults' }));
    expect(infants().getByRole('status').textContent).toBe('');
    await user.click(more);
    expect(screen.getByText('2 adults, 2 infants')).toBeTruthy();
  });

  it('can be typed as a number', async () => {
    const user = show();
    await user.click(screen.getByText('1 adult'));
    await user.type(screen.getByLabelText(/^Adults/), '4');
    expect(screen.getByText('4 adults')).toBeTruthy();
  });
});
