// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import {
  createMemoryRouter,
  RouterProvider,
  StaticRouter,
  useLocation,
  useNavigate,
} from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { BCP47, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { localePath, splitLocale } from '#web/app/i18n/locale-path.ts';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { keepSentLists } from './site-list-html.ts';
import { writeLists } from './write-lists.server.tsx';
import { WrittenList, WrittenLists } from './written-list.tsx';

const Texts = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <IntlProvider locale={BCP47[locale]} messages={messagesOf(locale, ['shell', 'format'])}>
    {children}
  </IntlProvider>
);

/** Opens the document of an address; without one there is none that a server has written. */
function open(address: string | null) {
  document.body.innerHTML = '';
  if (address !== null) {
    history.replaceState(null, '', address);
    document.body.innerHTML = renderToString(
      <Texts locale={splitLocale(address).locale}>
        <StaticRouter location={address}>
          <WrittenLists value={writeLists(address)}>
            <WrittenList name="foot" />
          </WrittenLists>
        </StaticRouter>
      </Texts>,
    );
  }
  keepSentLists();
  document.body.innerHTML = '';
}

function Address() {
  const navigate = useNavigate();
  return (
    <>
      <output>{useLocation().pathname}</output>
      <button type="button" onClick={() => navigate(`/ja${MEALS}`)}>
        ja
      </button>
    </>
  );
}

const show = (address: string) => {
  const at = splitLocale(address).locale;
  const element = (
    <>
      <WrittenList name="foot" />
      <Address />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return render(
    <Texts locale={at}>
      <RouterProvider router={router} />
    </Texts>,
  );
};

const MEALS = '/inFlightMeals';
const links = () => screen.getAllByRole('link');
const current = () => links().filter((link) => link.getAttribute('aria-current') === 'page');

beforeEach(() => history.replaceState(null, '', '/'));

it.each(LOCALES)('%s: what the browser renders is what the server has written', async (locale) => {
  const address = localePath(locale, MEALS);
  open(address);
  const kept = show(address);
  const sent = kept.container.innerHTML.replace(' data-list="foot"', '');
  expect(links().length).toBeGreaterThan(30);
  kept.unmount();
  open(null);
  const rendered = show(address);
  await screen.findAllByRole('link');
  expect(rendered.container.innerHTML).toBe(sent);
});

it('a link of a kept list leads to its page without a reload, and is the current one then', async () => {
  open('/');
  show('/');
  expect(current()).toEqual([]);
  const [meals] = links().filter((link) => link.getAttribute('href') === MEALS);
  if (!meals) throw new Error('the footer has no link to the meals');
  expect(fireEvent.click(meals)).toBe(false);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(MEALS));
  expect(current()).toEqual([meals]);
});

it('a list is listened to once, whatever is rendered again, and so is the one that takes its place', async () => {
  open('/');
  show('/');
  const listen = vi.spyOn(HTMLDivElement.prototype, 'addEventListener');
  const clicks = () => listen.mock.calls.filter(([type]) => type === 'click');
  const [meals] = links().filter((link) => link.getAttribute('href') === MEALS);
  if (!meals) throw new Error('the footer has no link to the meals');
  fireEvent.click(meals);
  await waitFor(() => expect(current()).toEqual([meals]));
  expect(clicks()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'ja' }));
  const inJapanese = () => links().filter((link) => link.getAttribute('href') === `/ja${MEALS}`);
  await waitFor(() => expect(inJapanese()).toEqual(current()));
  const [first] = inJapanese();
  if (!first) throw new Error('no link in Japanese');
  expect(fireEvent.click(first)).toBe(false);
  expect(clicks()).toHaveLength(1);
  listen.mockRestore();
});

it('with a key that opens another tab, or another button, the browser follows the link', () => {
  open('/');
  show('/');
  const [first] = links();
  if (!first) throw new Error('the footer has no link');
  // what the browser would do is none of this test's
  first.addEventListener('click', (event) => event.preventDefault());
  for (const way of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    fireEvent.click(first, way);
  expect(screen.getByRole('status').textContent).toBe('/');
});

it('in a language that the document is not in, the list is loaded', async () => {
  open('/');
  show('/ja');
  const [first] = await screen.findAllByRole('link');
  expect(first?.getAttribute('href')).toMatch(/^\/ja\//);
});

it('a list is rendered once, and again for the pages that it leads to', () => {
  const foot = (address: string) => writeLists(address).foot.__html;
  expect(foot('/order/flightOrderDetail')).toBe(foot('/ORDER'));
  expect(foot(MEALS)).not.toBe(foot('/order'));
  expect(foot(`${MEALS.toUpperCase()}/`)).toBe(foot(MEALS));
  expect(foot(`/ja${MEALS}`)).not.toBe(foot(MEALS));
});
