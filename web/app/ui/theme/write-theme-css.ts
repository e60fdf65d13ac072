/** `npm run generate:theme`: writes reset, tokens, globals and the classes of text styles (`text-h1`), `theme.gen.css`. */
import { writeFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from './system.ts';
import { textStyles } from './text-styles.ts';

const cache = createCache({ key: 'theme' });
const classes = Object.keys(textStyles).map((name) => {
  const className = `.text-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return { '@layer base': { [className]: system.css({ textStyle: name }) } };
});
const globals = createElement(Global, { styles: [...system._global, ...classes] });
const markup = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, globals));
const css = markup.replace(/<style[^>]*>|<\/style>/g, '');

writeFileSync(new URL('theme.gen.css', import.meta.url), `${system.layers.atRule}\n${css}\n`);
