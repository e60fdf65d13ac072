/**
 * `npm run generate:theme`: writes the static style sheet, `theme.gen.css`: reset, tokens, global
 * styles, the classes of text styles (`text-h1`) and those of the recipes that plain pages use
 * (`ui-button`).
 */
import { writeFileSync } from 'node:fs';
import { createSystem } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, type CSSObject, Global } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { globalCss } from './global-css.ts';
import { recipeClasses } from './recipe-classes.ts';
import { system } from './system.ts';
import { textStyles } from './text-styles.ts';

const whole = createSystem(system._config, { preflight: true, globalCss });

/** Dark values hold on the screen; on paper everything has its light ones. */
function tokens(): CSSObject {
  const layer: Record<string, CSSObject> = whole.getTokenCss()['@layer tokens'];
  const of = (start: string) => Object.entries(layer).find(([key]) => key.startsWith(start))?.[1];
  const [light, dark] = [of('&:root'), of('.dark')];
  if (!light || !dark) throw new Error('Chakra writes its tokens under other selectors now');
  return { '@layer tokens': { ':root': light, '@media screen': { '.dark': dark } } };
}

/** `text-figure-large` and so on. */
const typeClasses = Object.keys(textStyles).map((name) => {
  const className = `.text-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return { '@layer base': { [className]: whole.css({ textStyle: name }) } };
});

const lookClasses = {
  '@layer recipes': recipeClasses.map(([selector, styles]) => ({ [selector]: whole.css(styles) })),
};

/** Writes the style sheet of the theme as it is. */
export function generate(): void {
  const styles = [
    whole.getPreflightCss(),
    whole.getGlobalCss(),
    tokens(),
    ...typeClasses,
    lookClasses,
  ];
  const cache = createCache({ key: 'theme' });
  const globals = createElement(Global, { styles });
  const markup = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, globals));
  const css = markup.replace(/<style[^>]*>|<\/style>/g, '');
  writeFileSync(new URL('theme.gen.css', import.meta.url), `${whole.layers.atRule}\n${css}\n`);
}

if (import.meta.main) generate();
