import { ChakraProvider, chakra as chakras, defineRecipe } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ComponentProps, ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { system } from '#web/app/ui/theme/system.ts';
import { chakra as own } from './factory.ts';

/** The document of an element, and the rules that came with it. */
function rendered(Element: ElementType, props: object) {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={{ ...system, _global: [] }}>
        <Element {...props} />
      </ChakraProvider>
    </CacheProvider>,
  );
  return { html, rules: cache.inserted };
}

const button = defineRecipe({
  base: { padding: '2', _hover: { padding: '3' } },
  variants: { size: { small: { fontSize: 'sm' }, large: { fontSize: 'lg' } } },
  defaultVariants: { size: 'small' },
});
const Plain = (props: ComponentProps<'b'>) => <b {...props} />;

type Factory = typeof chakras;
const factories = { chakras, own: own as unknown as Factory };

const elements: Readonly<Record<string, (chakra: Factory) => [ElementType, object]>> = {
  'attributes and styles': (chakra) => [
    chakra.div,
    { id: 'one', 'aria-label': 'One', color: 'fg', padding: '2', className: 'mine', title: 'x' },
  ],
  'props that no tag has': (chakra) => [chakra.div, { notKnown: 'x', 'data-known': 'x' }],
  'props without a value': (chakra) => [chakra.p, { color: undefined, id: undefined, css: null }],
  'attributes that have the name of a style': (chakra) => [
    chakra.img,
    { alt: '', htmlWidth: 20, htmlHeight: 10, width: '4' },
  ],
  'parts of drawings': (chakra) => [chakra.rect, { x: 1, y: 2, width: 3, height: 4, rx: 1 }],
  'several styles': (chakra) => [
    chakra.span,
    { css: [{ color: 'fg' }, undefined, [{ _hover: { color: 'fg.muted' } }]], color: 'red' },
  ],
  'another element': (chakra) => [chakra.div, { as: 'section', marginTop: '2', children: 'In it' }],
  'the default variant of a recipe': (chakra) => [chakra('button', button), { children: 'Press' }],
  'a variant of a recipe': (chakra) => [
    chakra('button', button, { defaultProps: { type: 'button' } }),
    { size: 'large', padding: '4', colorPalette: 'brand', children: 'Press' },
  ],
  'a component': (chakra) => [chakra(Plain, button), { size: 'large', title: 'x', id: 'one' }],
  'a styled element made of another one': (chakra) => [
    chakra(chakra('button', button) as never, { base: { margin: '1' } }),
    { size: 'large', title: 'x' },
  ],
  'props that are named to be forwarded': (chakra) => [
    chakra(Plain, {}, { forwardProps: ['color'] as never }),
    { color: 'red', padding: '1' },
  ],
  'the style of a child': (chakra) => [
    chakra.div,
    {
      asChild: true,
      padding: '2',
      className: 'outer',
      children: (
        <a href="/" className="inner">
          There
        </a>
      ),
    },
  ],
  'a styled child': (chakra) => [
    chakra.div,
    { asChild: true, padding: '2', children: <chakra.p padding="1">In it</chakra.p> },
  ],
};

describe('the factory renders what Chakra’s renders:', () => {
  it.each(Object.entries(elements))('%s', (_, make) => {
    const expected = rendered(...make(factories.chakras));
    expect(expected.html).toMatch(/^<\w/);
    expect(rendered(...make(factories.own))).toEqual(expected);
  });
});

it('asChild without an element is an error', () => {
  expect(() => rendered(factories.own.div, { asChild: true, children: 'Text' })).toThrow('asChild');
});
