import { Box, ChakraProvider, chakra, defineRecipe } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Badge } from '#web/app/ui/badge.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { system } from '#web/app/ui/theme/system.ts';
import { rememberStyles } from './remember-styles.ts';

const render = (value: typeof system, page: ReactNode) =>
  renderToStaticMarkup(
    <CacheProvider value={createCache({ key: 'css' })}>
      <ChakraProvider value={{ ...value, _global: [] }}>{page}</ChakraProvider>
    </CacheProvider>,
  );

const Spaced = chakra('div', defineRecipe({ base: { margin: '2', _hover: { margin: '4' } } }));

const page = (
  <>
    <Badge tone="success">Paid</Badge>
    <Badge tone="danger">Cancelled</Badge>
    <Notice tone="warning" title="Late">
      By an hour
    </Notice>
    <Button variant="quiet">Look</Button>
    <Box color="fg" css={{ '& > a': { color: 'red' } }} animation="spin 1s">
      <Spaced asChild padding="2">
        <Box paddingTop="1">A style within a style</Box>
      </Spaced>
    </Box>
    <Box color={undefined} />
  </>
);

it('classes and rules are those of the system itself, also when they are drawn again', () => {
  const remembered = rememberStyles(system);
  const plain = render(system, page);
  expect(plain).toMatch(/class="css-\w+/);
  expect(render(remembered, page)).toBe(plain);
  expect(render(remembered, page)).toBe(plain);
});

it('a style is resolved once, however often it is drawn', () => {
  const css = vi.fn(system.css) as unknown as typeof system.css;
  const remembered = rememberStyles({ ...system, css });
  for (let times = 0; times < 5; times += 1) render(remembered, <Box padding="2" color="fg" />);
  expect(css).toHaveBeenCalledOnce();
});

it('styles that are made of data do not fill the memory', () => {
  const css = vi.fn(() => ({})) as unknown as typeof system.css;
  const remembered = rememberStyles({ ...system, css });
  for (let width = 0; width < 12_000; width += 1) remembered.css({ width: `${width}px` });
  remembered.css({ width: '0px' });
  expect(css).toHaveBeenCalledTimes(12_001);
});
