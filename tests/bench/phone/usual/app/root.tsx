import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { Frame } from './frame.tsx';
import { createClient } from './search.ts';

const MESSAGES = {
  from: 'from {price}',
  seats: '{left, plural, one {# seat left} other {# seats left}}',
};

type Answered = {
  readonly apollo?: ReturnType<ReturnType<typeof createClient>['cache']['extract']>;
};

/**
 * The document of a new React Router project, with the providers of the libraries at its root. It
 * says when it is hydrated as the site does.
 */
function Root() {
  const answers = useMatches().map(
    ({ loaderData }) => (loaderData as Answered | undefined)?.apollo,
  );
  const [client] = useState(() => {
    const made = createClient(typeof document === 'undefined');
    for (const answer of answers) if (answer) made.cache.restore(answer);
    return made;
  });
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <ApolloProvider client={client}>
          <ChakraProvider value={defaultSystem}>
            <IntlProvider locale="en" messages={MESSAGES}>
              <Frame>
                <Outlet />
              </Frame>
            </IntlProvider>
          </ChakraProvider>
        </ApolloProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export { Root as default };
