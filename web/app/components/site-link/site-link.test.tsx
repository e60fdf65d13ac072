import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, NavLink } from 'react-router';
import { expect, it } from 'vitest';
import type { SitePage } from '#web/app/site-map/site-map.ts';
import { SiteLink } from './site-link.tsx';

const area = { path: '/planeWiFi', message: 'shell.page.planeWiFi' } as SitePage;

const inApp = (at: string, link: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ [area.message]: 'A page' } as never}>
      <MemoryRouter initialEntries={[at]}>{link}</MemoryRouter>
    </IntlProvider>,
  );

/** Of `<a class="x" href="/y">`, in any order. */
const attributes = (html: string) => html.match(/[\w-]+="[^"]*"/g)?.toSorted();

it.each([
  ['another page', '/', area.path],
  ['the page itself', area.path, area.path],
  ['the page itself in other letters', area.path.toUpperCase(), area.path],
  ['a page in Japanese', `/ja${area.path}`, `/ja${area.path}`],
])('the server writes the link of the router: %s', (_, at, to) => {
  const written = inApp(at, <SiteLink area={area} className="link" />);
  const routed = inApp(
    at,
    <NavLink to={to} end className="link">
      A page
    </NavLink>,
  );
  expect(attributes(written)).toEqual(attributes(routed));
});
