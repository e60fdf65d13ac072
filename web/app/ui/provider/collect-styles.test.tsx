import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Box, Span } from '@chakra-ui/react';
import { type ReactNode, Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChakraProvider } from './chakra-provider.tsx';
import { collectStyles } from './collect-styles.server.ts';
import { RequestStyleCache } from './style-cache.ts';

/** The document as the server sends it, with `children` in its body. */
function send(children: ReactNode): Promise<string> {
  const { cache, stream } = collectStyles('n0nce');
  const { pipe } = renderToPipeableStream(
    <RequestStyleCache value={cache}>
      <ChakraProvider language="en">
        <html lang="en">
          <head>
            <title>A page</title>
          </head>
          <body>{children}</body>
        </html>
      </ChakraProvider>
    </RequestStyleCache>,
    { onShellReady: () => pipe(stream) },
  );
  return text(stream);
}

const STYLE = /<style data-style-names="[^"]+" nonce="n0nce">([^<]*)<\/style>/g;

test('the styles of a document are sent once, in its head, with the nonce', async () => {
  const html = await send(
    <>
      <Span colorPalette="success">Paid</Span>
      <Span colorPalette="success">Issued</Span>
    </>,
  );
  const [style, ...others] = [...html.matchAll(STYLE)];
  expect(others).toEqual([]);
  expect(html.indexOf('<style')).toBeLessThan(html.indexOf('</head>'));
  expect(style?.[1]?.split('--ui-colors-color-palette-solid:')).toHaveLength(2);
});

test('reset and tokens are left to the static style sheet', async () => {
  const html = await send(<Span colorPalette="neutral">Paid</Span>);
  expect(html).not.toContain('@layer reset');
  expect(html).not.toContain(':root');
  expect(html.length).toBeLessThan(2000);
});

test('a document that is complete is taken whole, styles included, and its stream ends', async () => {
  const { cache, stream, whole } = collectStyles(undefined);
  const html = await new Promise<string>((resolve) => {
    const { pipe } = renderToPipeableStream(
      <RequestStyleCache value={cache}>
        <ChakraProvider language="en">
          <html lang="en">
            <head />
            <body>
              <Span colorPalette="neutral">Paid</Span>
            </body>
          </html>
        </ChakraProvider>
      </RequestStyleCache>,
      {
        onAllReady() {
          pipe(stream);
          resolve(String(whole()));
        },
      },
    );
  });
  expect(html).toMatch(/<style data-style-names.*<\/style><\/head>.*Paid.*<\/html>$/s);
  await once(stream, 'close');
});

test('what is rendered later brings its own styles ahead of it', async () => {
  const later = new Promise<string>((resolve) => {
    setTimeout(() => resolve('Three days left'), 20);
  });
  const Late = () => <Box color="fg">{use(later)}</Box>;
  const html = await send(
    <>
      <Span colorPalette="neutral">Held</Span>
      <Suspense fallback="…">
        <Late />
      </Suspense>
    </>,
  );
  const styles = [...html.matchAll(STYLE)];
  expect(styles).toHaveLength(2);
  expect(styles[1]?.index).toBeGreaterThan(html.indexOf('Held'));
  expect(styles[1]?.index).toBeLessThan(html.indexOf('Three days left'));
});
