/** `npm run generate:theme`: writes reset, tokens and global styles of the system once, as `theme.gen.css`. */
import { writeFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from './system.ts';

const cache = createCache({ key: 'theme' });
const globals = createElement(Global, { styles: system._global });
const markup = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, globals));
const css = markup.replace(/<style[^>]*>|<\/style>/g, '');

writeFileSync(new URL('theme.gen.css', import.meta.url), `${system.layers.atRule}\n${css}\n`);
