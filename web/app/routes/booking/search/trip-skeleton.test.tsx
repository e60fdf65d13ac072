import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { TripSkeleton } from './trip-skeleton.tsx';

it('without scripts the page says why there are no flights, and how to get them', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messagesOf('en', ['booking-search'])}>
      <TripSkeleton />
    </IntlProvider>,
  );
  expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/);
});
