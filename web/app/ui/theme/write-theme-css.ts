/** `npm run generate:theme`: writes reset, tokens, globals and the classes of text styles (`text-h1`), `theme.gen.css`. */
import { writeFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { CacheProvider, type CSSObject, Global } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from './system.ts';
import { textStyles } from './text-styles.ts';

/** Dark values apply to the screen; on paper everything has its light ones. */
function tokens(): CSSObject {
  const layer: Record<string, CSSObject> = system.getTokenCss()['@layer tokens'];
  const of = (start: string) => Object.entries(layer).find(([key]) => key.startsWith(start))?.[1];
  const [light, dark] = [of('&:root'), of('.dark')];
  if (!light || !dark) throw new Error('Chakra writes its tokens under other selectors now');
  return { '@layer tokens': { ':root': light, '@media screen': { '.dark': dark } } };
}

/** `text-figure-large` and so on. */
const typeClasses = Object.keys(textStyles).map((name) => {
  const className = `.text-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return { '@layer base': { [className]: system.css({ textStyle: name }) } };
});

const styles = [system.getPreflightCss(), system.getGlobalCss(), tokens(), ...typeClasses];
const cache = createCache({ key: 'theme' });
const globals = createElement(Global, { styles });
const markup = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, globals));
const css = markup.replace(/<style[^>]*>|<\/style>/g, '');

writeFileSync(new URL('theme.gen.css', import.meta.url), `${system.layers.atRule}\n${css}\n`);
