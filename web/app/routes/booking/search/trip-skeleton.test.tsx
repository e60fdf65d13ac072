import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { system } from '#web/app/ui/theme/system.ts';
import { TripSkeleton } from './trip-skeleton.tsx';

it('without scripts the page says why there are no flights, and how to get them', () => {
  const html = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messagesOf('en', ['booking-search'])}>
        <TripSkeleton />
      </IntlProvider>
    </ChakraProvider>,
  );
  expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/);
});
