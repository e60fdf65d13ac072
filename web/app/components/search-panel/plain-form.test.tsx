import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { emptyDraft, withTrip } from './search-draft.ts';
import { SearchPanel } from './search-panel.tsx';

/** What a browser without scripts has of the panel. */
function plainPanel(trip: 'ROUND_TRIP' | 'MULTI_CITY') {
  const draft = withTrip(emptyDraft('SHA'), trip);
  const Page = () => (
    <SearchPanel
      airports={[]}
      now="2026-11-20T02:00:00Z"
      draft={draft}
      onChange={() => undefined}
    />
  );
  const Site = createRoutesStub([{ path: '/', Component: Page }]);
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={messagesOf('en', ['search-panel', 'airport-combobox'])}>
      <Site />
    </IntlProvider>,
  );
}

const sent = (html: string) =>
  [...html.matchAll(/<input [^>]*name="(from|to|depart|return)"/g)].map(([, name]) => name);

it('each flight of several cities has its places and its day without scripts', () => {
  const html = plainPanel('MULTI_CITY');
  expect(sent(html)).toEqual(['from', 'to', 'depart', 'from', 'to', 'depart']);
  expect(html.match(/<noscript><input type="date"/g)).toHaveLength(2);
});

it('so have the two ways of a round trip', () => {
  expect(sent(plainPanel('ROUND_TRIP'))).toEqual(['from', 'to', 'depart', 'return']);
});
